-- | A text editor after sequences of commands; see EditorWorkload.swift.
--
-- Inputs from the types are lists of commands as 'Arbitrary' instances make them, with sized
-- letters and distances.
module Editor (claims) where

import Data.Word (Word8)
import Inputs
import Test.QuickCheck

data Command
  = Type' Word8 | Backspace | Delete | Move Int | Select Int | SelectAll | Copy | Cut | Paste
  | Undo | Redo

data Bug
  = MoveAtEndKeepsSelection | RedoSurvives | UndoRemovesTwo | RedoOnlyOnce | SelectAllMissesLast
  | None
  deriving (Eq, Read)

data Change = Change { place :: Int, removed :: [Word8], added :: [Word8] }

data Editor = Editor
  { text :: [Word8], cursor :: Int, anchor :: Int, clipboard :: [Word8]
  , changes :: [Change], undone :: [Change] }

empty :: Editor
empty = Editor [] 0 0 [] [] []

selection :: Editor -> (Int, Int)
selection e = (min (cursor e) (anchor e), max (cursor e) (anchor e))

slice :: (Int, Int) -> [a] -> [a]
slice (start, end) = take (end - start) . drop start

perform :: Bug -> Editor -> Command -> Editor
perform bug e command = case command of
  Type' letter -> replace bug e chosen [letter]
  Backspace -> replace bug e (if isEmpty then (max 0 (cursor e - 1), cursor e) else chosen) []
  Delete -> replace bug e (if isEmpty then (cursor e, min size (cursor e + 1)) else chosen) []
  Move distance
    | bug == MoveAtEndKeepsSelection && cursor e == size && distance > 0 -> e
    | otherwise -> e { cursor = target distance, anchor = target distance }
  Select distance -> e { cursor = target distance }
  SelectAll ->
    e { anchor = 0, cursor = if bug == SelectAllMissesLast && size >= 5 then size - 1 else size }
  Copy -> copied
  Cut -> replace bug copied chosen []
  Paste -> replace bug e chosen (clipboard e)
  Undo -> undo bug e
  Redo -> redo e
  where
    chosen = selection e
    isEmpty = cursor e == anchor e
    size = length (text e)
    copied = if isEmpty then e else e { clipboard = slice chosen (text e) }
    target distance = cursor e + max (negate (cursor e)) (min (size - cursor e) distance)

replace :: Bug -> Editor -> (Int, Int) -> [Word8] -> Editor
replace bug e range@(start, end) new
  | start == end && null new = e
  | otherwise = (apply e change)
      { changes = change : changes e
      , undone = if bug == RedoSurvives then undone e else [] }
  where change = Change start (slice range (text e)) new

-- | A change that doesn't fit, because of a bug, is applied as far as it fits.
apply :: Editor -> Change -> Editor
apply e change = e { text = before ++ added change ++ after, cursor = end, anchor = end }
  where
    (before, rest) = splitAt (place change) (text e)
    after = drop (length (removed change)) rest
    end = length before + length (added change)

undo :: Bug -> Editor -> Editor
undo bug e = case changes e of
  [] -> e
  change : older ->
    (apply e (Change (place change) (taken (added change)) (removed change)))
      { changes = older, undone = change : (if bug == RedoOnlyOnce then [] else undone e) }
  where taken = if bug == UndoRemovesTwo then take 2 else id

redo :: Editor -> Editor
redo e = case undone e of
  [] -> e
  change : rest -> (apply e change) { changes = change : changes e, undone = rest }

-- | The model keeps the whole text of every state, and where the cursor comes back to.
data Model = Model
  { mText :: [Word8], mCursor :: Int, mAnchor :: Int, mClipboard :: [Word8]
  , past :: [([Word8], Int)], future :: [([Word8], Int)] }

modelPerform :: Model -> Command -> Model
modelPerform m command = case command of
  Type' letter -> change low high [letter] m
  Backspace | low < high -> change low high [] m
            | otherwise -> change (max 0 (mCursor m - 1)) (mCursor m) [] m
  Delete | low < high -> change low high [] m
         | otherwise -> change (mCursor m) (min size (mCursor m + 1)) [] m
  Move distance -> m { mCursor = target distance, mAnchor = target distance }
  Select distance -> m { mCursor = target distance }
  SelectAll -> m { mAnchor = 0, mCursor = size }
  Copy -> copied
  Cut -> change low high [] copied
  Paste -> change low high (mClipboard m) m
  Undo -> case past m of
    [] -> m
    state : rest -> (exchange state) { past = rest, future = left state : future m }
  Redo -> case future m of
    [] -> m
    state : rest -> (exchange state) { future = rest, past = left state : past m }
  where
    low = min (mCursor m) (mAnchor m)
    high = max (mCursor m) (mAnchor m)
    size = length (mText m)
    copied = if low < high then m { mClipboard = slice (low, high) (mText m) } else m
    target distance =
      fromInteger (max 0 (min (toInteger size) (toInteger (mCursor m) + toInteger distance)))
    exchange (old, end) = m { mText = old, mCursor = end, mAnchor = end }
    left (old, end) = (mText m, size - length old + end)
    change start end new model
      | start == end && null new = model
      | otherwise = model
          { mText = take start (mText model) ++ new ++ drop end (mText model)
          , mCursor = start + length new, mAnchor = start + length new
          , past = (mText model, end) : past model, future = [] }

claims :: String -> Claims
claims name inputs =
  [ ("textModel", holds commands $ \all' ->
      text (after empty all') == mText (foldl modelPerform (Model [] 0 0 [] [] []) all'))
  , ("undoRedo", holds commands $ \all' ->
      let e = after empty all' in null (changes e) || text (after e [Undo, Redo]) == text e) ]
  where
    after = foldl (perform (bugNamed name))
    commands
      | inputs == Type = listOf $ oneof
          ([Type' <$> arbitrary, Move <$> arbitrary, Select <$> arbitrary]
            ++ map pure [Backspace, Delete, SelectAll, Copy, Cut, Paste, Undo, Redo])
      | otherwise = upTo 40 $ frequency
          ([ (6, Type' <$> choose (97, 99)), (2, Move <$> distance), (3, Select <$> distance)
           , (2, pure Paste), (3, pure Undo), (2, pure Redo) ]
            ++ map ((,) 1 . pure) [Backspace, Delete, SelectAll, Copy, Cut])
    distance = choose (-4, 4)
