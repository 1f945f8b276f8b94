{-# LANGUAGE BangPatterns #-}
-- | Runs a workload of `bench speed` nine times and prints the median of the processor seconds of a case.
--
-- > speed NAME CASES
module Main (main) where

import Control.Monad (replicateM)
import Data.List (sort)
import qualified Data.Text as Text
import System.CPUTime (getCPUTime)
import System.Environment (getArgs)
import Test.QuickCheck

workloads :: [(String, Property)]
workloads =
  [ ("int", property (\number -> (number :: Int) + 1 /= number))
  , ("list", forAll ints (\list -> reverse (reverse list) == list))
  , ("text", forAll ((,) <$> text 40 <*> vectorOf 10 edit) lengthIsAccountedFor)
  , ("moves", forAll (upTo 50 move) agree) ]

main :: IO ()
main = do
  [name, cases] <- getArgs
  let Just claim = lookup name workloads
  times <- replicateM 9 (time (read cases) claim)
  print (sort times !! 4 / read cases)

time :: Int -> Property -> IO Double
time cases claim = do
  start <- getCPUTime
  result <- quickCheckWithResult stdArgs { maxSuccess = cases, chatty = False } claim
  end <- getCPUTime
  case result of
    Success {} -> pure (fromIntegral (end - start) * 1e-12)
    _ -> error "a claim that holds failed"

upTo :: Int -> Gen a -> Gen [a]
upTo most element = choose (0, most) >>= \count -> vectorOf count element

ints :: Gen [Int]
ints = upTo 100 arbitraryBoundedRandom

-- | A replacement: where it starts, how many characters it takes, and what it puts there.
data Edit = Edit Int Int Text.Text deriving Show

text :: Int -> Gen Text.Text
text most = Text.pack <$> upTo most (skipSurrogates <$> choose (0, 0x10F7FF))
  where skipSurrogates number = toEnum (if number < 0xD800 then number else number + 0x800)

edit :: Gen Edit
edit = Edit <$> choose (0, 40) <*> choose (0, 10) <*> text 4

lengthIsAccountedFor :: (Text.Text, [Edit]) -> Bool
lengthIsAccountedFor (start, edits) = go start (Text.length start) edits
  where
    go here !count [] = Text.length here == count
    go here !count (Edit from taken new : rest) =
      let first = min from count
          out = min taken (count - first)
          next = Text.concat [Text.take first here, new, Text.drop (first + out) here]
      in go next (count - out + Text.length new) rest

data Move = Push Int | Pop | Top | Clear deriving Show

move :: Gen Move
move = oneof [Push <$> arbitraryBoundedRandom, pure Pop, pure Top, pure Clear]

-- | Whether a stack and a list with the last element at its end agree after each move.
agree :: [Move] -> Bool
agree = go [] (0, [])
  where
    go model (size, _) [] = size == length model
    go model stack@(size, items) (next : rest) = size == length model && case next of
      Push number -> go (model ++ [number]) (size + 1, number : items) rest
      Pop | null model -> go model stack rest
          | otherwise -> last model == head items && go (init model) (size - 1, tail items) rest
      Top -> (null model || last model == head items) && go model stack rest
      Clear -> go [] (0, []) rest
