-- | The simply typed lambda calculus; see LambdaWorkload.swift.
--
-- Inputs from the types are terms as a sized 'Arbitrary' instance makes them, with sized integers
-- and variables 0 to 3.
module Lambda (claims) where

import Data.Maybe (isJust, isNothing)
import Inputs
import Test.QuickCheck

data Type' = IntType | BoolType | Type' :-> Type' deriving (Eq)

data Term
  = Var Int | Abs Type' Term | App Term Term | Number Int | Truth Bool | Sum Term Term
  | Less Term Term | If Term Term Term
  deriving (Eq)

data Value = NumberValue Int | TruthValue Bool | Closure Term [Value]

data Bug
  = ShiftForgetsBinder | ShiftSkipsElse | ShiftOffByOne | SubstitutionCaptures
  | SubstitutionForgetsBinder | SubstitutionKeepsOuter | SubstitutionSkipsArgument
  | SubstitutionSkipsCondition | ChoiceReversed | LessOrEqual | SumStuck | ArgumentForgotten
  | AnyArgument | FirstBranchOnly | ParametersReversed | None
  deriving (Eq, Read)

isValue :: Term -> Bool
isValue term = case term of { Abs {} -> True; Number _ -> True; Truth _ -> True; _ -> False }

element :: Int -> [a] -> Maybe a
element index list = case drop index list of { x : _ | index >= 0 -> Just x; _ -> Nothing }

evaluate :: [Value] -> Term -> Maybe Value
evaluate scope term = case term of
  Var index -> element index scope
  Abs _ body -> Just (Closure body scope)
  Number n -> Just (NumberValue n)
  Truth b -> Just (TruthValue b)
  App function argument -> case evaluate scope function of
    Just (Closure body inner) -> evaluate scope argument >>= \value -> evaluate (value : inner) body
    _ -> Nothing
  If condition one other -> case evaluate scope condition of
    Just (TruthValue b) -> evaluate scope (if b then one else other)
    _ -> Nothing
  Sum one other -> numbers one other (\a b -> NumberValue (a + b))
  Less one other -> numbers one other (\a b -> TruthValue (a < b))
  where
    numbers one other combine = case (evaluate scope one, evaluate scope other) of
      (Just (NumberValue a), Just (NumberValue b)) -> Just (combine a b)
      _ -> Nothing

literal :: Value -> Maybe Term
literal (NumberValue n) = Just (Number n)
literal (TruthValue b) = Just (Truth b)
literal _ = Nothing

typeOf :: Bug -> [Type'] -> Term -> Maybe Type'
typeOf bug context term = case term of
  Var index -> element index context
  Number _ -> Just IntType
  Truth _ -> Just BoolType
  Abs parameter body -> (parameter :->) <$> typeOf bug inner body
    where inner = if bug == ParametersReversed then context ++ [parameter] else parameter : context
  App function argument -> do
    (parameter, result) <- typeOf bug context function >>= arrow
    found <- typeOf bug context argument
    if found == parameter || bug == AnyArgument then Just result else Nothing
  Sum one other -> numbers one other IntType
  Less one other -> numbers one other BoolType
  If condition one other -> do
    truth <- typeOf bug context condition
    first <- typeOf bug context one
    second <- typeOf bug context other
    if truth == BoolType && (first == second || bug == FirstBranchOnly) then Just first else Nothing
  where
    arrow (parameter :-> result) = Just (parameter, result)
    arrow _ = Nothing
    numbers one other result
      | all ((== Just IntType) . typeOf bug context) [one, other] = Just result
      | otherwise = Nothing

shift :: Bug -> Int -> Term -> Term
shift bug cutoff term = case term of
  Var index -> Var (if isFree index then index + 1 else index)
  Abs parameter body ->
    Abs parameter (shift bug (if bug == ShiftForgetsBinder then cutoff else cutoff + 1) body)
  App one other -> App (inner one) (inner other)
  Sum one other -> Sum (inner one) (inner other)
  Less one other -> Less (inner one) (inner other)
  If condition one other ->
    If (inner condition) (inner one) (if bug == ShiftSkipsElse then other else inner other)
  _ -> term
  where
    inner = shift bug cutoff
    isFree index = if bug == ShiftOffByOne then index > cutoff else index >= cutoff

substitute :: Bug -> Term -> Int -> Term -> Term
substitute bug value index term = case term of
  Var other
    | other == index -> value
    | other > index && bug /= SubstitutionKeepsOuter -> Var (other - 1)
  Abs parameter body -> Abs parameter (substitute bug shifted next body)
  App function argument ->
    App (inner function) (if bug == SubstitutionSkipsArgument then argument else inner argument)
  Sum one other -> Sum (inner one) (inner other)
  Less one other -> Less (inner one) (inner other)
  If condition one other ->
    If (if bug == SubstitutionSkipsCondition then condition else inner condition) (inner one)
      (inner other)
  _ -> term
  where
    inner = substitute bug value index
    shifted = if bug == SubstitutionCaptures then value else shift bug 0 value
    next = if bug == SubstitutionForgetsBinder then index else index + 1

step :: Bug -> Term -> Maybe Term
step bug term = case term of
  App (Abs _ body) (If {}) | bug == ArgumentForgotten -> Just body
  App function@(Abs _ body) argument
    | isValue argument -> Just (substitute bug argument 0 body)
    | otherwise -> App function <$> step bug argument
  App function argument
    | isValue function -> Nothing
    | otherwise -> (`App` argument) <$> step bug function
  Sum (Number a) (Number b) -> Just (Number (a + b))
  Sum one other
    | isValue one -> if bug == SumStuck then Nothing else Sum one <$> step bug other
    | otherwise -> (`Sum` other) <$> step bug one
  Less (Number a) (Number b) -> Just (Truth (if bug == LessOrEqual then a <= b else a < b))
  Less one other
    | isValue one -> Less one <$> step bug other
    | otherwise -> (`Less` other) <$> step bug one
  If (Truth b) one other -> Just (if b == (bug /= ChoiceReversed) then one else other)
  If condition one other -> (\next -> If next one other) <$> step bug condition
  _ -> Nothing

isSafe :: Bug -> Term -> Bool
isSafe bug start = isNothing found || follow (50 :: Int) start
  where
    found = typeOf bug [] start
    follow 0 _ = True
    follow n term = case step bug term of
      Nothing -> isValue term
      Just next -> typeOf bug [] next == found && follow (n - 1) next

evaluated :: Bug -> Term -> Maybe Term
evaluated bug = go (200 :: Int)
  where
    go 0 _ = Nothing
    go n term = maybe (Just term) (go (n - 1)) (step bug term)

-- | The types of the free variables.
scope :: [Type']
scope = [IntType, IntType :-> BoolType, BoolType]

types :: Gen Type'
types = upToDepth (2 :: Int)
  where
    leaf = elements [IntType, BoolType]
    upToDepth 0 = leaf
    upToDepth n = oneof [leaf, (:->) <$> upToDepth (n - 1) <*> upToDepth (n - 1)]

anyTerm :: Int -> Gen Term
anyTerm 0 = oneof [Var <$> choose (0, 3), Number <$> arbitrary, Truth <$> arbitrary]
anyTerm n = oneof [anyTerm 0, grown]
  where
    half = anyTerm (n `div` 2)
    grown = oneof
      [ Abs <$> types <*> half, App <$> half <*> half, Sum <$> half <*> half
      , Less <$> half <*> half, If <$> half <*> half <*> half ]

-- | A term of a type: often a variable, and smaller the deeper it is.
typed :: Int -> [Type'] -> Type' -> Gen Term
typed depth context kind =
  frequency $
    [(40, Var <$> elements fitting) | not (null fitting)]
      ++ [(42, grown) | depth > 0]
      ++ [(if depth > 0 then 18 else 60, value)]
  where
    fitting = [index | (index, found) <- zip [0 ..] context, found == kind]
    value = case kind of
      IntType -> Number <$> choose (-5, 5)
      BoolType -> Truth <$> arbitrary
      parameter :-> result ->
        Abs parameter <$> typed (max 0 (depth - 1)) (parameter : context) result
    part = typed (depth - 1) context
    grown = oneof [operation, If <$> part BoolType <*> part kind <*> part kind, application]
    operation = case kind of
      IntType -> Sum <$> part IntType <*> part IntType
      BoolType -> Less <$> part IntType <*> part IntType
      _ -> value
    application = types >>= \parameter -> App <$> part (parameter :-> kind) <*> part parameter

claims :: String -> Claims
claims name inputs =
  [ ("preservation", holds closed $ \term -> case (typeOf bug [] term, step bug term) of
      (Just found, Just next) -> typeOf bug [] next == Just found
      _ -> True)
  , ("progress", holds closed $ \term ->
      isNothing (typeOf bug [] term) || isValue term || isJust (step bug term))
  , ("safety", holds closed (isSafe bug))
  , ("evaluation", holds closed $ \term ->
      isNothing (right [] term)
        || maybe True id ((==) <$> evaluated bug term <*> (evaluate [] term >>= literal)))
  , ("substitution", holds substitutions $ \(parameter, body, argument) ->
      right scope argument /= Just parameter || case right (parameter : scope) body of
        Nothing -> True
        found -> right scope (substitute bug argument 0 body) == found)
  , ("shifting", holds3 types (terms scope) (choose (0, length scope)) $ \added term place ->
      case right scope term of
        Nothing -> True
        found -> right (wider place added) (shift bug place term) == found)
  ]
  where
    bug = bugNamed name
    right = typeOf None
    closed = terms []
    wider place added = take place scope ++ [added] ++ drop place scope
    terms context = if inputs == Type then sized anyTerm else types >>= typed 4 context
    substitutions
      | inputs == Type = (,,) <$> types <*> sized anyTerm <*> sized anyTerm
      | otherwise = do
          parameter <- types
          (,,) parameter <$> terms (parameter : scope) <*> typed 3 scope parameter
