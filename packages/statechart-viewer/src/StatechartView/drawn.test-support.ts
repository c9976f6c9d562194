/** The queries of a story's canvas. */
type Canvas = { findByRole: (role: string, options: object, waiting?: object) => Promise<HTMLElement> };

/** Waits until the drawing is laid out. The layout library is large, so its first load may take a while. */
export const drawn = (canvas: Canvas) => canvas.findByRole('img', {}, { timeout: 60_000 });
