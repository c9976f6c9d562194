import type { FunctionImplementation } from '../../contract.ts';

const pairs = [
  ['foreground', 'background'],
  ['foreground', 'secondary'],
  ['muted', 'background'],
  ['muted', 'secondary'],
  ['accent', 'background'],
] as const;
const weights = [0.2126, 0.7152, 0.0722] as const;

export const implementation: FunctionImplementation = (sql, { _colors }) =>
  ['dark', 'light']
    .flatMap((scheme) => {
      const luminanceOf = (role: string) => luminance(String(sql.op('->>', sql.op('->', _colors, scheme), role)));
      return pairs
        .filter(([ink, ground]) => {
          const [one, other] = [luminanceOf(ink), luminanceOf(ground)];
          return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05) < 4.5;
        })
        .map(([ink, ground]) => `${ink} on ${ground} (${scheme})`);
    })
    .join(', ');

/** Relative luminance of `#rrggbb`, 0 to 1 (WCAG 2.2). */
function luminance(hex: string): number {
  return weights.reduce((sum, weight, index) => {
    const channel = Number.parseInt(hex.slice(1 + 2 * index, 3 + 2 * index), 16) / 255;
    return sum + weight * (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4);
  }, 0);
}
