import { fontSizes, type Measure } from './textMetrics.ts';

/** Loads the faces of the drawing and measures with them; where there is no canvas, it guesses. */
export async function measureText(): Promise<Measure> {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) return (text, kind) => text.length * fontSizes[kind].size * 0.55;
  const family = getComputedStyle(document.body).fontFamily || 'sans-serif'; // the page's, in which the drawing is set
  const fonts = Object.fromEntries(
    Object.entries(fontSizes).map(([kind, { size, weight }]) => [kind, `${weight} ${size}px ${family}`]),
  );
  // Of the faces in the list, those that the system lacks fail to load.
  await Promise.allSettled(Object.values(fonts).map((font) => document.fonts.load(font)));
  return (text, kind) => {
    context.font = fonts[kind] ?? '';
    return context.measureText(text).width;
  };
}
