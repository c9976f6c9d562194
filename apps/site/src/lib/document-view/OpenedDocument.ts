/** Clockwise, in degrees. */
export type Turn = 0 | 90 | 180 | 270;

/** A page of a document, which is drawn when it is needed. */
export interface DocumentPage {
  /** Of the page as it is stored, in CSS pixels. */
  readonly width: number;
  readonly height: number;
  /**
   * Draws the page on a canvas of its own; aborting stops the drawing.
   * @param scale device pixels per CSS pixel of the page
   * @throws {Error} if a part of the page could not be drawn
   */
  readonly draw: (scale: number, turn: Turn, signal: AbortSignal) => Promise<HTMLCanvasElement>;
}

/** A file whose pages can be drawn. */
export interface OpenedDocument {
  /** One or more, and at most `MAX_PAGES`. */
  readonly pages: readonly DocumentPage[];
  /** How many pages the file has. */
  readonly count: number;
}

/** More pages are not drawn: a proof has one or two. */
export const MAX_PAGES = 20;

/** Why no copy of a file can be shown: it is damaged, protected by a password, or larger than any camera's pictures. */
export type Unreadable = 'damaged' | 'locked' | 'huge';

/** The content of a file cannot be shown, however often that is tried. */
export class UnreadableDocument extends Error {
  override readonly name = 'UnreadableDocument';
  readonly reason: Unreadable;

  constructor(reason: Unreadable, cause?: unknown) {
    super(`The document is ${reason}.`, { cause });
    this.reason = reason;
  }
}

/** A canvas to draw on. @throws {Error} if the browser has no memory for it */
export function createCanvas(width: number, height: number) {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width));
  canvas.height = Math.max(1, Math.round(height));
  const context = canvas.getContext('2d');
  if (context === null) throw new Error(`There is no memory for a picture of ${canvas.width} × ${canvas.height} pixels.`);
  return { canvas, context };
}
