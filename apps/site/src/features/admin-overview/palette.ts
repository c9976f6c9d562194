/** The colours of a theme's dark palette and its font families, as far as the stored JSON has them. */
export function paletteOf({ colors, fonts }: { readonly colors: unknown; readonly fonts: unknown }) {
  const dark = entriesOf(entriesOf(colors).find(([key]) => key === 'dark')?.[1]);
  return {
    swatches: dark.flatMap(([role, colour]) => (typeof colour === 'string' ? [{ role, colour }] : [])),
    fonts: entriesOf(fonts).flatMap(([, family]) => (typeof family === 'string' ? [family] : [])),
  };
}

const entriesOf = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : [];
