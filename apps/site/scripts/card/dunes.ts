import { duneLine, fallAway, farDune, frontWave, midDune } from '@duneline/ui/dune-line';
import { darkColors as color } from '@duneline/ui/tokens';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * The dunes of a card, from the height `top` to the bottom: the values as the bright ridge, other accounts behind it, a soft wave
 * in front.
 */
export function dunes(values: readonly number[], { width, height }: Size, top: number): string {
  const low = Math.min(...values);
  const high = Math.max(...values);
  const room = { y: top, height: height - top };
  const far = duneLine(farDune, { ...room, x: -150, width: width + 300 }, { domain: [-0.5, 1] });
  const mid = duneLine(midDune, { ...room, x: -60, width: width + 120 }, { domain: [-0.4, 1.1] });
  const domain = [low - (high - low) * 0.35, high] as const;
  const day = width / (values.length - 1 + fallAway.length - 0.6);
  const after = fallAway.map((share) => low + share * (high - low));
  const bright = duneLine(values, { ...room, width: day * (values.length - 1) }, { domain });
  const whole = { ...room, width: day * (values.length - 1 + fallAway.length) };
  const account = duneLine([...values, ...after], whole, { domain, minFall: 8 });
  const wave = duneLine(frontWave, { x: -1, y: height - 60, width: width + 2, height: 50 }, { isSoft: true });
  const last = bright.points.at(-1);
  const layer = ({ area, faces, ridge }: typeof far, fill: string) =>
    `<path d="${area}" fill="${fill}"/><path d="${faces}" fill="${color.ground}" opacity=".5"/><path d="${ridge}" fill="none" stroke="${color.ridgeFar}"/>`;
  return [
    layer(far, color.duneFar),
    layer(mid, color.duneMid),
    `<path d="${account.area}" fill="${color.duneLit}"/><path d="${account.faces}" fill="${color.duneFace}"/>`,
    `<path d="${account.ridge}" fill="none" stroke="${color.ridgeFar}"/>`,
    `<path d="${bright.ridge}" fill="none" stroke="${color.ridge}" stroke-width="4" stroke-linejoin="round"/>`,
    last ? `<circle cx="${last.x}" cy="${last.y}" r="9" fill="${color.ground}" stroke="${color.ridge}" stroke-width="4"/>` : '',
    `<path d="${wave.ridge}V${height + 2}H-1Z" fill="${color.ground}"/>`,
  ].join('');
}
