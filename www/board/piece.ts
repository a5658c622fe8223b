/** A marble, as `Snapshot.pieces` writes it: of an army, neutral, or owned by nobody. */
export type MarblePiece = "1" | "2" | "3" | "4" | "5" | "6" | "n" | "o";

/** A man of draughts, or in capitals a king. */
export type DraughtsPiece = "w" | "W" | "b" | "B";

/** What stands on a cell. */
export type Piece = MarblePiece | DraughtsPiece;

export function isMarble(text: string | undefined): text is MarblePiece {
  return text !== undefined && text.length === 1 && "123456no".includes(text);
}

export function isDraughtsPiece(text: string | undefined): text is DraughtsPiece {
  return text !== undefined && text.length === 1 && "wWbB".includes(text);
}

export function isPiece(text: string | undefined): text is Piece {
  return isMarble(text) || isDraughtsPiece(text);
}

export function isKing(piece: Piece): boolean {
  return piece === "W" || piece === "B";
}

/** How high one disc of draughts is seen, in pitches: a king is a disc upon a disc. */
export const STACK = 0.105;
