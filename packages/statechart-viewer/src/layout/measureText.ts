import { fontSizes, type Measure } from './textMetrics.ts';

/** Loads the drawing's fonts and measures text with them; without a canvas it estimates. */
export async function measureText(): Promise<Measure> {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) return (text, kind) => text.length * fontSizes[kind].size * 0.55;
  const family = getComputedStyle(document.body).fontFamily || 'sans-serif'; // the page's font, which the drawing uses
  const fonts = Object.fromEntries(
    Object.entries(fontSizes).map(([kind, { size, weight }]) => [kind, `${weight} ${size}px ${family}`]),
  );
  // Loading fails for fonts in the list that the system lacks.
  await Promise.allSettled(Object.values(fonts).map((font) => document.fonts.load(font)));
  return (text, kind) => {
    context.font = fonts[kind] ?? '';
    return context.measureText(text).width;
  };
}
