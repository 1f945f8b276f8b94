-- | A sorted map; see SortedMapWorkload.swift.
module SortedMap (claims) where

import Data.List (nub, sortOn)
import Inputs
import Test.QuickCheck

data Bug = KeepsFormer | AddsSecond | IgnoresRepeat | RemovesNext | PrefersOwn | ComparesKeys | None
  deriving (Eq, Read)

type Entry = (Int, Int)

-- | The entries of a list, of which later ones prevail.
model :: [Entry] -> [Entry]
model list = sortOn fst [(key, value key) | key <- nub (map fst list)]
  where value key = last [found | (other, found) <- list, other == key]

-- | The map after an insertion; the key of the one before is known.
insert :: Bug -> Maybe Int -> Entry -> [Entry] -> [Entry]
insert bug former (key, value) entries
  | bug == IgnoresRepeat && former == Just key = entries
  | otherwise = before ++ case from of
      (other, found) : rest
        | other == key && bug == KeepsFormer -> (key, found) : rest
        | other == key && bug /= AddsSecond -> (key, value) : rest
      _ -> (key, value) : from
  where (before, from) = span ((< key) . fst) entries

remove :: Bug -> Int -> [Entry] -> [Entry]
remove bug key entries = case from of
  (other, _) : rest | other == key -> before ++ dropNext rest
  _ -> entries
  where
    (before, from) = span ((< key) . fst) entries
    dropNext ((next, _) : rest) | bug == RemovesNext && next == key + 1 = rest
    dropNext rest = rest

merge :: Bug -> [Entry] -> [Entry] -> [Entry]
merge bug own other = foldl add own other
  where add found entry
          | bug == PrefersOwn && any ((== fst entry) . fst) found = found
          | otherwise = insert bug Nothing entry found

claims :: String -> Claims
claims name inputs =
  [ ("insertInsert", holds3 lists entries entries $ \list one other ->
      insert bug (Just (fst one)) other (insert bug Nothing one (model list))
        == model (list ++ [one, other]))
  , ("insertRemove", holds3 lists entries keys $ \list entry key ->
      remove bug key (insert bug Nothing entry (model list))
        == filter ((/= key) . fst) (model (list ++ [entry])))
  , ("mergeModel", holds2 lists lists $ \list other ->
      merge bug (model list) (model other) == model (list ++ other))
  , ("equality", holds2 lists lists $ \list other ->
      equals (model list) (model other) == (model list == model other)) ]
  where
    bug = bugNamed name
    equals one other | bug == ComparesKeys = map fst one == map fst other
                     | otherwise = one == other
    keys = if inputs == Type then arbitrary else choose (0, 30)
    entries = (,) <$> keys <*> (if inputs == Type then arbitrary else choose (0, 9))
    lists = if inputs == Type then listOf entries else upTo 20 entries
