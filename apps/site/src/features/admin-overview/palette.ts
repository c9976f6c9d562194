const ROLES = ['primary', 'secondary', 'background', 'foreground', 'accent', 'muted'];
const USES = ['heading', 'body'];

/** The colors of a theme's dark palette and its font families, as far as the stored JSON has them (spec §3). */
export function paletteOf({ colors, fonts }: { readonly colors: unknown; readonly fonts: unknown }) {
  const dark = pick(colors, 'dark');
  return {
    swatches: ROLES.flatMap((role) => {
      const colour = pick(dark, role);
      return typeof colour === 'string' ? [{ role, colour }] : [];
    }),
    fonts: [...new Set(USES.map((use) => pick(fonts, use)).filter((family) => typeof family === 'string'))],
  };
}

function pick(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Object.entries(value).find(([name]) => name === key)?.[1] : undefined;
}
