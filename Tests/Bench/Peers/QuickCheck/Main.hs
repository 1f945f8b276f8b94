-- | Runs the tasks of `bench finding` with QuickCheck and prints a JSON object per run.
--
-- > peer CASES SEEDS < names
--
-- A name is a workload, a mutant and a property, separated by slashes; without a mutant, the
-- library is correct. All arguments are QuickCheck's defaults except for the number of tests: the
-- size grows from 0 to 99 during the first hundred tests and begins again at 0 after each further
-- hundred. Discarded inputs count as tests, and nothing is shrunk.
module Main (main) where

import Control.Monad (forM_)
import Data.Maybe (fromMaybe)
import System.CPUTime (getCPUTime)
import System.Environment (getArgs)
import System.IO (BufferMode (..), hSetBuffering, stdout)
import Test.QuickCheck
import Test.QuickCheck.Random (mkQCGen)
import Text.Printf (printf)

import qualified Calendars
import Inputs
import qualified Options
import qualified RedBlackTree
import qualified Stack

workloads :: [(String, String -> Claims)]
workloads =
  [ ("redBlackTree", RedBlackTree.claims), ("stack", Stack.claims)
  , ("calendar", Calendars.claims), ("options", Options.claims) ]

main :: IO ()
main = do
  hSetBuffering stdout LineBuffering
  [cases, seeds] <- map read <$> getArgs
  names <- lines <$> getContents
  forM_ names $ \name -> case split name of
    [workload, mutant, property'] ->
      forM_ [(Type, "type"), (Hand, "hand")] $ \(inputs, generator) ->
        forM_ [0 .. seeds - 1] $ \seed -> do
          let bug = if null mutant then "none" else mutant
              claims = lookup workload workloads
              claim = fromMaybe (error ("no task " ++ name)) $
                claims >>= \make -> lookup property' (make bug inputs)
          (found, count, seconds) <- run cases seed claim
          printf
            "{\"engine\": \"QuickCheck\", \"workload\": \"%s\", \"mutant\": \"%s\", \"property\": \
            \\"%s\", \"generator\": \"%s\", \"seed\": %d, \"found\": %s, \"cases\": %d, \
            \\"seconds\": %.6f}\n"
            workload mutant property' generator seed (if found then "true" else "false" :: String)
            count seconds
    _ -> error ("no task " ++ name)

split :: String -> [String]
split text = case break (== '/') text of
  (word, _ : rest) -> word : split rest
  (word, []) -> [word]

-- | Whether an input failed, the number of checked inputs, and the processor time in seconds.
run :: Int -> Int -> Property -> IO (Bool, Int, Double)
run cases seed claim = do
  start <- getCPUTime
  result <- quickCheckWithResult
    stdArgs { maxSuccess = cases, chatty = False, replay = Just (mkQCGen seed, 0) } claim
  end <- getCPUTime
  let found = case result of { Failure {} -> True; _ -> False }
  pure (found, numTests result, fromIntegral (end - start) * 1e-12)
