let context: CanvasRenderingContext2D | null | undefined;

/** How wide a line of text is in a search result, CSS pixels. Search engines write both lines in Arial. */
export function textWidth(text: string, sizePx: number): number {
  context ??= document.createElement('canvas').getContext('2d');
  if (!context) return text.length * sizePx * 0.5; // the mean of Arial's letters, where nothing can be measured
  context.font = `${sizePx}px Arial, "Liberation Sans", sans-serif`;
  return Math.round(context.measureText(text).width);
}

/** What a search result has room for on a desk, CSS pixels; the description takes two lines. */
export const searchRoom = { title: { sizePx: 20, width: 600 }, description: { sizePx: 14, width: 960 } } as const;
