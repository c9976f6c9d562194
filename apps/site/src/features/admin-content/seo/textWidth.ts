let context: CanvasRenderingContext2D | null | undefined;

/** The width of a text in a search result, in CSS pixels. Search engines use Arial for both lines. */
export function textWidth(text: string, sizePx: number): number {
  context ??= document.createElement('canvas').getContext('2d');
  if (!context) return text.length * sizePx * 0.5; // The mean width of Arial's letters, where text cannot be measured.
  context.font = `${sizePx}px Arial, "Liberation Sans", sans-serif`;
  return Math.round(context.measureText(text).width);
}

/** The available width in a desktop search result, in CSS pixels; the description has two lines. */
export const searchRoom = { title: { sizePx: 20, width: 600 }, description: { sizePx: 14, width: 960 } } as const;
