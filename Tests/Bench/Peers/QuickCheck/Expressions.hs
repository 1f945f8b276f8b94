-- | A printer and a parser of expressions; see ExpressionWorkload.swift.
--
-- Inputs from the types are expressions as a sized 'Arbitrary' instance makes them, with sized
-- numbers and arbitrary texts.
module Expressions (claims) where

import Data.Bits ((.&.))
import Data.Char (chr, isDigit, ord)
import Data.List (dropWhileEnd)
import Data.Maybe (listToMaybe)
import Inputs
import Numeric (readHex, showHex)
import Test.QuickCheck hiding (Negative, (.&.))

data Infix = Or | And | LessThan | Plus | Minus | Times | Power deriving (Bounded, Enum, Eq)

data Prefix = Negative | Not deriving (Bounded, Enum, Eq)

data Syntax
  = Number Int | Text String | Prefix Prefix Syntax | Infix Infix Syntax Syntax
  deriving (Eq)

data Bug
  = PrintsBareRight | PrintsBareBase | PrintsBareNegated | PrintsBareNegativeBase
  | PrintsBareQuote | PrintsBareBackslash | PrintsFourDigits | PrintsNineDigits | ParsesOrAsAnd
  | ParsesPowersLeft | ParsesMinusRight | ParsesPrefixLoosely | ParsesTabAsLetter | ParsesTrimmed
  | ParsesDoubleSign | None
  deriving (Eq, Read)

sign :: Infix -> Char
sign operator = "|&<+-*^" !! fromEnum operator

infixLevel :: Infix -> Int
infixLevel operator = [1, 2, 3, 4, 4, 5, 7] !! fromEnum operator

prefixLevel :: Int
prefixLevel = 6

level :: Syntax -> Int
level (Prefix _ _) = prefixLevel
level (Infix operator _ _) = infixLevel operator
level _ = 8

-- | The expression as text; fully: with parentheses around every operation.
printed :: Bug -> Bool -> Syntax -> String
printed bug fully syntax = write 0 syntax ""
  where
    write :: Int -> Syntax -> ShowS
    write minimal part = showParen (level part < minimal || fully && level part < 8) (bare part)
    bare part = case part of
      Number n -> showString ((if bug == PrintsNineDigits then take 9 else id) (show n))
      Text text -> showChar '"' . foldr ((.) . showString . escaped) id text . showChar '"'
      Prefix operator operand ->
        showChar (if operator == Negative then '-' else '!')
          . write (if bug == PrintsBareNegated then infixLevel Plus else prefixLevel) operand
      Infix operator one other ->
        write (leftLevel operator one) one
          . showString [' ', sign operator, ' ']
          . write (rightLevel operator) other
    leftLevel Power (Infix Power _ _) | bug == PrintsBareBase = 7
    leftLevel Power (Prefix _ _) | bug == PrintsBareNegativeBase = prefixLevel
    leftLevel Power _ = 8
    leftLevel operator _ = infixLevel operator
    rightLevel Power = prefixLevel
    rightLevel Minus | bug == PrintsBareRight = infixLevel Minus
    rightLevel operator = infixLevel operator + 1
    escaped '"' = if bug == PrintsBareQuote then "\"" else "\\\""
    escaped '\\' = if bug == PrintsBareBackslash then "\\" else "\\\\"
    escaped '\n' = "\\n"
    escaped '\t' = "\\t"
    escaped c
      | c >= ' ' && c <= '~' = [c]
      | otherwise =
          "\\u{" ++ showHex (if bug == PrintsFourDigits then ord c .&. 0xFFFF else ord c) "}"

parsed :: Bug -> String -> Maybe Syntax
parsed bug text = do
  (syntax, rest) <- operation bug 1 text
  if all (== ' ') rest then Just syntax else Nothing

type Parser a = String -> Maybe (a, String)

operation :: Bug -> Int -> Parser Syntax
operation bug minimal text = operand bug text >>= uncurry continue
  where
    continue left rest = case infixOf rest of
      Just (operator, after) -> do
        (right, end) <- operation bug (rightLevel operator) after
        continue (Infix operator left right) end
      Nothing -> Just (left, rest)
    infixOf rest = case dropWhile (== ' ') rest of
      c : after -> listToMaybe
        [(operator, after) | operator <- [minBound ..], sign operator == c, own operator >= minimal]
      [] -> Nothing
    own operator = infixLevel (if bug == ParsesOrAsAnd && operator == Or then And else operator)
    rightLevel operator
      | operator == Power && bug /= ParsesPowersLeft = own operator
      | operator == Minus && bug == ParsesMinusRight = own operator
      | otherwise = own operator + 1

operand :: Bug -> Parser Syntax
operand bug text = case dropWhile (== ' ') text of
  '-' : rest
    | bug == ParsesDoubleSign, '-' : after <- dropWhile (== ' ') rest -> operand bug after
    | otherwise -> prefix Negative rest
  '!' : rest -> prefix Not rest
  '(' : rest -> operation bug 1 rest >>= closed
  '"' : rest -> quoted bug "" rest
  rest -> case span isDigit rest of
    ("", _) -> Nothing
    (digits, after) -> Just (Number (read digits), after)
  where
    prefix operator rest = do
      let tightness = if bug == ParsesPrefixLoosely then infixLevel Times else prefixLevel
      (syntax, after) <- operation bug tightness rest
      Just (Prefix operator syntax, after)
    closed (syntax, rest) = case dropWhile (== ' ') rest of
      ')' : after -> Just (syntax, after)
      _ -> Nothing

quoted :: Bug -> String -> Parser Syntax
quoted bug reversed text = case text of
  '"' : rest -> Just (Text (trimmed (reverse reversed)), rest)
  '\\' : 'n' : rest -> quoted bug ('\n' : reversed) rest
  '\\' : 't' : rest -> quoted bug ((if bug == ParsesTabAsLetter then 't' else '\t') : reversed) rest
  '\\' : 'u' : '{' : rest -> case readHex rest of
    [(value, '}' : after)] | value <= 0x10FFFF -> quoted bug (chr value : reversed) after
    _ -> Nothing
  '\\' : c : rest | c `elem` "\"\\" -> quoted bug (c : reversed) rest
  '\\' : _ -> Nothing
  c : rest -> quoted bug (c : reversed) rest
  [] -> Nothing
  where trimmed = if bug == ParsesTrimmed then dropWhileEnd (== ' ') else id

expressions :: Inputs -> Gen Syntax
expressions Type = sized any'
  where
    any' 0 = oneof [Number . getNonNegative <$> arbitrary, Text <$> arbitrary]
    any' n = oneof [any' 0, oneof [prefix (half n), infix' (half n)]]
    half n = any' (n `div` 2)
expressions Hand = upToDepth (4 :: Int)
  where
    upToDepth 0 = frequency [(2, Number <$> number), (1, Text <$> upTo 5 letter)]
    upToDepth n = oneof [upToDepth 0, frequency [(1, prefix smaller), (3, infix' smaller)]]
      where smaller = upToDepth (n - 1)
    number = frequency [(9, choose (0, 99)), (1, choose (0, maxBound))]
    letter = oneof [arbitrary, elements "a \"\\\n\t\1\128512"]

prefix, infix' :: Gen Syntax -> Gen Syntax
prefix part = Prefix <$> elements [minBound ..] <*> part
infix' part = Infix <$> elements [minBound ..] <*> part <*> part

claims :: String -> Claims
claims name inputs =
  [ ("roundTrip", holds expression $ \e -> parsed bug (printed bug False e) == Just e)
  , ("fullRoundTrip", holds expression $ \e -> parsed bug (printed bug True e) == Just e)
  , ("reprint", holds expression $ \e ->
      let text = printed bug False e in fmap (printed bug False) (parsed bug text) == Just text)
  ]
  where
    bug = bugNamed name
    expression = expressions inputs
