-- | A priority queue; see LeftistHeapWorkload.swift.
--
-- Inputs from the types are heaps as a sized 'Arbitrary' instance makes them, with sized integers.
module LeftistHeap (claims) where

import Data.List (sort)
import Inputs
import Test.QuickCheck

data Heap = Empty | Node Heap Int Heap

data Bug
  = MergeKeepsShape | MergeDropsEqual | MergeIgnoresSigns | ComparesByDifference
  | MergeCutsHighHeaps | RemovalDropsLeaf | RemovalKeepsLast | RemovalTakesEqual
  | InsertionOffByOne | ListDropsOdd | ListRepeatsFirst | None
  deriving (Eq, Read)

rank :: Heap -> Int
rank Empty = 0
rank (Node _ _ right) = rank right + 1

least :: Heap -> Maybe Int
least Empty = Nothing
least (Node _ value _) = Just value

sorted :: Heap -> [Int]
sorted heap = sort (collect heap [])
  where
    collect Empty rest = rest
    collect (Node left value right) rest = collect left (value : collect right rest)

isValid :: Heap -> Bool
isValid Empty = True
isValid (Node left value right) =
  rank left >= rank right && isValid left && isValid right
    && all (maybe True (>= value) . least) [left, right]

precedes :: Bug -> Int -> Int -> Bool
precedes MergeIgnoresSigns one other = abs (toInteger one) <= abs (toInteger other)
precedes ComparesByDifference one other = one - other <= 0
precedes _ one other = one <= other

merge :: Bug -> Heap -> Heap -> Heap
merge _ Empty heap = heap
merge _ heap Empty = heap
merge bug one@(Node left value right) other@(Node left2 value2 right2)
  | bug == MergeDropsEqual && value == value2 = merge bug one (merge bug left2 right2)
  | precedes bug value value2 = node left value (mergeRight right other)
  | otherwise = node left2 value2 (mergeRight right2 one)
  where
    node a x b
      | bug == MergeKeepsShape || rank a >= rank b = Node a x b
      | otherwise = Node b x a
    mergeRight (Node a x b) heap
      | bug == MergeCutsHighHeaps && rank b >= 1 = merge bug (Node a x Empty) heap
    mergeRight a heap = merge bug a heap

insert :: Bug -> Int -> Heap -> Heap
insert bug value heap = case least heap of
  Just lowest | bug == InsertionOffByOne && value - 1 <= lowest -> Node heap value Empty
  _ -> merge bug (Node Empty value Empty) heap

remove :: Bug -> Heap -> Heap
remove _ Empty = Empty
remove RemovalKeepsLast heap@(Node Empty _ Empty) = heap
remove RemovalDropsLeaf (Node left _ (Node Empty _ Empty)) = left
remove bug (Node left value right)
  | bug == RemovalTakesEqual && least rest == Just value = remove bug rest
  | otherwise = rest
  where rest = merge bug left right

fromList :: Bug -> [Int] -> Heap
fromList bug values = rounds (map single repeated)
  where
    count = length values
    single value = Node Empty value Empty
    repeated
      | bug == ListRepeatsFirst && count > 1 && head values == last values =
          values ++ take 1 values
      | otherwise = values
    rounds [] = Empty
    rounds [heap] = heap
    rounds heaps
      | bug == ListDropsOdd && length heaps < count && odd (length heaps) =
          rounds (pairs (init heaps))
      | otherwise = rounds (pairs heaps)
    pairs (one : other : rest) = merge bug one other : pairs rest
    pairs rest = rest

drain :: Bug -> Heap -> [Int]
drain bug = take 1000 . values
  where
    values heap = maybe [] (: values (remove bug heap)) (least heap)

claims :: String -> Claims
claims name inputs =
  [ ("insertValid", holds2 heaps value $ \h x -> not (isValid h) || isValid (insert bug x h))
  , ("mergeValid", holds2 heaps heaps $ \a b -> not (both a b) || isValid (merge bug a b))
  , ("removeValid", holds heaps $ \h -> not (isValid h) || isValid (remove bug h))
  , ("listValid", holds list $ \xs -> isValid (fromList bug xs))
  , ("insertModel", holds2 heaps value $ \h x ->
      not (isValid h) || sorted (insert bug x h) == sort (x : sorted h))
  , ("mergeModel", holds2 heaps heaps $ \a b ->
      not (both a b) || sorted (merge bug a b) == sort (sorted a ++ sorted b))
  , ("removeModel", holds heaps $ \h ->
      not (isValid h) || sorted (remove bug h) == drop 1 (sorted h))
  , ("listSorts", holds list $ \xs -> drain bug (fromList bug xs) == sort xs)
  , ("mergeCommutes", holds2 heaps heaps $ \a b ->
      not (both a b) || drain bug (merge bug a b) == drain bug (merge bug b a))
  ]
  where
    bug = bugNamed name
    both a b = isValid a && isValid b
    value = if inputs == Type then arbitrary else choose (-20, 20)
    list = if inputs == Type then arbitrary else upTo 30 value
    heaps = if inputs == Type then sized heap else foldl (flip (insert None)) Empty <$> list
    heap :: Int -> Gen Heap
    heap 0 = pure Empty
    heap n = oneof [pure Empty, Node <$> half <*> value <*> half]
      where half = heap (n `div` 2)
