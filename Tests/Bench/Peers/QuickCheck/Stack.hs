-- | A bounded stack after sequences of commands; see StackWorkload.swift.
--
-- QuickCheck has no state machines, so handmade inputs are lists of up to 50 commands, which
-- neither pop nor peek at an empty stack.
module Stack (claims) where

import Inputs
import Test.QuickCheck

data Command = Push Int | Pop | Clear | Peek

data Bug = LosesEighth | LosesTwelfth | LosesSixteenth | None deriving (Read)

capacity :: Bug -> Int
capacity bug = case bug of
  LosesEighth -> 7
  LosesTwelfth -> 11
  LosesSixteenth -> 15
  None -> 32

-- | The stack after a command, with the last value first; whether there was room; and the top value.
perform :: Int -> [Int] -> Command -> ([Int], (Bool, Maybe Int))
perform most values command = case command of
  Push value | length values < most -> (value : values, (True, Nothing))
             | otherwise -> (values, (False, Nothing))
  Pop -> (drop 1 values, (True, top))
  Clear -> ([], (True, Nothing))
  Peek -> (values, (True, top))
  where top = case values of { [] -> Nothing; value : _ -> Just value }

claims :: String -> Claims
claims name inputs = [("model", holds commands (agrees [] []))]
  where
    bug = bugNamed name
    agrees _ _ [] = True
    agrees stack list (command : rest) = answer == right && agrees stack' list' rest
      where
        (stack', answer) = perform (capacity bug) stack command
        (list', right) = perform (capacity None) list command
    commands
      | inputs == Type = listOf (oneof ((Push <$> arbitrary) : map pure [Pop, Clear, Peek]))
      | otherwise = choose (0, 50) >>= possible 0
    possible :: Int -> Int -> Gen [Command]
    possible _ 0 = pure []
    possible size left = do
      command <- oneof
        ([Push <$> choose (0, 9), pure Clear] ++ (if size == 0 then [] else [pure Pop, pure Peek]))
      let size' = case command of { Push _ -> size + 1; Pop -> size - 1; Clear -> 0; Peek -> size }
      (command :) <$> possible size' (left - 1)
