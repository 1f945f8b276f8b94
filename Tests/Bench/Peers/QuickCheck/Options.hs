-- | Options that change other options; see OptionWorkload.swift.
module Options (claims) where

import Data.List (nub, sort)
import Inputs
import Test.QuickCheck

data Bug = QuietStays | ForceLost | AllAlone | CacheToggles | DraftExcuses | None
  deriving (Eq, Read)

data Flag
  = Quiet | Verbose | Force | DryRun | All | Cache | Strict | Legacy
  | Draft | Color | Json | Follow | Recursive | Hidden | Sorted | Reversed
  deriving (Bounded, Enum, Eq, Ord)

understood :: Bug -> [Flag] -> Maybe [Flag]
understood bug flags
  | active == [All] && bug == AllAlone = Just []
  | all (`elem` active) [Strict, Legacy] && not isExcused = Nothing
  | otherwise = Just active
  where
    active = sort (nub (foldl add [] flags))
    isExcused = bug == DraftExcuses && Draft `elem` active
    without flag = filter (/= flag)
    add found flag = case flag of
      Verbose | bug /= QuietStays -> Verbose : without Quiet found
      Quiet -> Quiet : without Verbose found
      Force | bug == ForceLost && DryRun `elem` found -> found
      Cache | bug == CacheToggles && Cache `elem` found -> without Cache found
      _ -> flag : found

claims :: String -> Claims
claims name inputs =
  [("understood", holds flags $ \list -> understood (bugNamed name) list == understood None list)]
  where
    flag = elements [minBound .. maxBound]
    flags = if inputs == Type then listOf flag else upTo 5 flag
