-- | Maps as red-black trees; see RedBlackTreeWorkload.swift.
--
-- Inputs from the types are trees from a sized 'Arbitrary' instance, with sized integers.
module RedBlackTree (claims) where

import Data.Maybe (isJust)
import Inputs
import Test.QuickCheck

data Color = Red | Black deriving (Eq)

type Entry = (Int, Int)

data Tree = Empty | Node Color Tree Entry Tree

data Bug
  = RotationSwapsSubtrees | InnerRightUnbalanced | KeepsOldValue | DuplicatesKeys
  | ComparesByDifference | DeletionTurnsAround | JoinUnbalanced | JoinDropsSubtree
  | DeletionKeepsSiblingBlack | SearchStopsAtRed | None
  deriving (Eq, Read)

entries :: Tree -> [Entry]
entries tree = collect tree []
  where
    collect Empty rest = rest
    collect (Node _ left entry right) rest = collect left (entry : collect right rest)

isValid :: Tree -> Bool
isValid tree = not (isRed tree) && isJust (blackHeight tree) && and (zipWith (<) keys (drop 1 keys))
  where keys = map fst (entries tree)

isRed, isBlackNode :: Tree -> Bool
isRed (Node Red _ _ _) = True
isRed _ = False
isBlackNode (Node Black _ _ _) = True
isBlackNode _ = False

blackHeight :: Tree -> Maybe Int
blackHeight Empty = Just 0
blackHeight (Node color left _ right) = do
  height <- blackHeight left
  other <- blackHeight right
  if height /= other then Nothing
    else if color == Black then Just (height + 1)
      else if isRed left || isRed right then Nothing else Just height

colored :: Color -> Tree -> Tree
colored _ Empty = Empty
colored color (Node _ left entry right) = Node color left entry right

precedes :: Bug -> Int -> Int -> Bool
precedes ComparesByDifference one other = one - other < 0
precedes _ one other = one < other

search :: Bug -> Int -> Tree -> Maybe Int
search _ _ Empty = Nothing
search bug key (Node color left (own, value) right)
  | precedes bug key own =
      if bug == SearchStopsAtRed && color == Red then Nothing else search bug key left
  | precedes bug own key = search bug key right
  | otherwise = Just value

insert :: Bug -> Entry -> Tree -> Tree
insert bug new tree = colored Black (inserted bug new tree)

inserted :: Bug -> Entry -> Tree -> Tree
inserted _ new Empty = Node Red Empty new Empty
inserted bug new@(key, _) (Node color left old@(own, _) right)
  | precedes bug key own || bug == DuplicatesKeys && key == own =
      let grown = inserted bug new left
       in if color == Black then balance bug grown old right else Node color grown old right
  | precedes bug own key =
      let grown = inserted bug new right
       in if color == Black then balance bug left old grown else Node color left old grown
  | otherwise = Node color left (if bug == KeepsOldValue then old else new) right

balance :: Bug -> Tree -> Entry -> Tree -> Tree
balance bug left entry right = case (left, right) of
  (Node Red a x b, Node Red c z d) -> split a x b entry c z d
  (Node Red (Node Red a x b) y c, _) -> split a x b y c entry right
  (Node Red a x (Node Red b y c), _)
    | bug == RotationSwapsSubtrees -> split a x c y b entry right
    | otherwise -> split a x b y c entry right
  (_, Node Red (Node Red b y c) z d) | bug /= InnerRightUnbalanced -> split left entry b y c z d
  (_, Node Red b y (Node Red c z d)) -> split left entry b y c z d
  _ -> Node Black left entry right
  where split a x b y c z d = Node Red (Node Black a x b) y (Node Black c z d)

delete :: Bug -> Int -> Tree -> Tree
delete bug key = colored Black . deleted bug key

deleted :: Bug -> Int -> Tree -> Tree
deleted _ _ Empty = Empty
deleted bug key (Node _ left entry@(own, _) right)
  | precedes bug low high =
      let rest = deleted bug key left
       in if isBlackNode left then raiseLeft bug rest entry right else Node Red rest entry right
  | precedes bug high low =
      let rest = deleted bug key right
       in if isBlackNode right then raiseRight bug left entry rest else Node Red left entry rest
  | otherwise = join bug left right
  where (low, high) = if bug == DeletionTurnsAround then (own, key) else (key, own)

raiseLeft, raiseRight :: Bug -> Tree -> Entry -> Tree -> Tree
raiseLeft bug left entry right
  | isRed left = Node Red (colored Black left) entry right
  | otherwise = case right of
      Node Black a y b -> balance bug left entry (Node Red a y b)
      Node Red (Node Black a y b) z c ->
        Node Red (Node Black left entry a) y (balance bug b z (colored Red c))
      _ -> Node Red left entry right
raiseRight bug left entry right
  | isRed right = Node Red left entry (colored Black right)
  | otherwise = case left of
      Node Black a x b -> balance bug (Node Red a x b) entry right
      Node Red a x (Node Black b y c) ->
        let sibling = if bug == DeletionKeepsSiblingBlack then a else colored Red a
         in Node Red (balance bug sibling x b) y (Node Black c entry right)
      _ -> Node Red left entry right

join :: Bug -> Tree -> Tree -> Tree
join _ Empty tree = tree
join _ tree Empty = tree
join bug (Node Red a x b) (Node Red c y d) = case join bug b c of
  Node Red b' z c' ->
    Node Red (Node Red a x b') z (Node Red (if bug == JoinDropsSubtree then Empty else c') y d)
  middle -> Node Red a x (Node Red middle y d)
join bug (Node Black a x b) (Node Black c y d) = case join bug b c of
  Node Red b' z c' -> Node Red (Node Black a x b') z (Node Black c' y d)
  middle
    | bug == JoinUnbalanced -> Node Black a x (Node Black middle y d)
    | otherwise -> raiseLeft bug a x (Node Black middle y d)
join bug left (Node Red b y c) = Node Red (join bug left b) y c
join bug (Node _ a x b) right = Node Red a x (join bug b right)

claims :: String -> Claims
claims name inputs =
  [ ("insertValid", holds2 trees entry $ \t e -> not (isValid t) || isValid (insert bug e t))
  , ("deleteValid", holds2 trees key $ \t k -> not (isValid t) || isValid (delete bug k t))
  , ("insertFind", holds3 trees entry key $ \t (k, v) other ->
      not (isValid t) || search bug other (insert bug (k, v) t)
        == (if other == k then Just v else search bug other t))
  , ("deleteFind", holds3 trees key key $ \t k other ->
      not (isValid t) || search bug other (delete bug k t)
        == (if other == k then Nothing else search bug other t))
  , ("deleteModel", holds2 trees key $ \t k ->
      not (isValid t) || entries (delete bug k t) == filter ((/= k) . fst) (entries t))
  , ("insertDelete", holds3 trees entry key $ \t new k ->
      not (isValid t) || entries (insert bug new (delete bug k t))
        == entries (if fst new == k then insert bug new t else delete bug k (insert bug new t)))
  ]
  where
    bug = bugNamed name
    key = if inputs == Type then arbitrary else choose (0, 50)
    entry = (,) <$> key <*> key
    built = foldl (flip (insert None)) Empty
    trees = if inputs == Type then sized tree else built <$> upTo 40 entry
    tree :: Int -> Gen Tree
    tree 0 = pure Empty
    tree n = oneof [pure Empty, Node <$> elements [Red, Black] <*> half <*> entry <*> half]
      where half = tree (n `div` 2)
