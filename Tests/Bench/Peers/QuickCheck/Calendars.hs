-- | Days of a calendar; see CalendarWorkload.swift.
module Calendars (claims) where

import Inputs
import Test.QuickCheck

data Bug = EveryFourth | NoLastDay | LeapDayMoves | NoWeek53 | Overflows | None
  deriving (Eq, Read)

type Day = (Int, Int, Int)

isLeap :: Bug -> Int -> Bool
isLeap bug year =
  year `mod` 4 == 0 && (bug == EveryFourth || year `mod` 100 /= 0 || year `mod` 400 == 0)

days :: Bug -> Int -> Int -> Int
days bug year month
  | month == 2 = if isLeap bug year then 29 else 28
  | otherwise = if month `elem` [4, 6, 9, 11] then 30 else 31

dayOfYear :: Bug -> Int -> Int -> Maybe Day
dayOfYear bug year number
  | bug == NoLastDay && number == 366 = Nothing
  | otherwise = go number 1
  where
    go _ 13 = Nothing
    go left month | left <= days bug year month = Just (year, month, left)
                  | otherwise = go (left - days bug year month) (month + 1)

adding :: Bug -> Int -> Day -> Day
adding bug months (year, month, day)
  | day > end && isMoved = (year', month' + 1, 1)
  | otherwise = (year', month', min day end)
  where
    (year', rest) = (year * 12 + month - 1 + months) `divMod` 12
    month' = rest + 1
    end = days bug year' month'
    isMoved = bug == Overflows || bug == LeapDayMoves && month == 2 && day == 29

week :: Bug -> Day -> Int -> Int
week bug (year, month, day) weekday
  | thursday < 1 = (thursday + length' (year - 1) - 1) `div` 7 + 1
  | thursday > length' year = 1
  | found == 53 && bug == NoWeek53 = 1
  | otherwise = found
  where
    thursday = day + sum (map (days bug year) [1 .. month - 1]) + 3 - weekday
    found = (thursday - 1) `div` 7 + 1
    length' other = if isLeap bug other then 366 else 365

claims :: String -> Claims
claims name inputs =
  [ ("dayOfYear", holds2 years (choose (1, 366)) $ \year number ->
      dayOfYear bug year number == dayOfYear None year number)
  , ("addingMonths", holds2 dates (choose (-most, most)) $ \day months ->
      adding bug months day == adding None months day)
  , ("weeks", holds2 dates (choose (0, 6)) $ \day weekday ->
      week bug day weekday == week None day weekday) ]
  where
    bug = bugNamed name
    most = if inputs == Type then 120000 else 24
    years = if inputs == Type then choose (-9999, 9999) else choose (1890, 2110)
    dates = do
      (year, month, day) <- (,,) <$> years <*> choose (1, 12) <*> choose (1, 31)
      pure (year, month, min day (days None year month))
