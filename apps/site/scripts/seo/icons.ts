import { duneLine } from '@duneline/ui/dune-line';
import { darkColors as color } from '@duneline/ui/tokens';
import sharp from 'sharp';

/** The logo on its background, as SVG; `room` is the share of the width that systems may crop. */
function iconSvg(room: number): string {
  const width = 32 * (1 - 2 * room);
  const box = { x: 32 * room, y: 16 - width * 0.36, width, height: width * 0.72 };
  const mark = duneLine([0, 2.9, 7, 3.1], box, { domain: [0.1, 7], minFall: 1, faceDepth: 1.8 });
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">',
    `<rect width="32" height="32" fill="${color.ground}"/>`,
    `<path d="${mark.area}" fill="${color.duneLit}"/><path d="${mark.faces}" fill="${color.duneFace}"/>`,
    `<path d="${mark.ridge}" fill="none" stroke="${color.ridge}" stroke-width="${width / 14}" stroke-linejoin="round" stroke-linecap="round"/>`,
    '</svg>',
  ].join('');
}

/** Draws the home-screen icon as a square PNG file, with the logo inside the circle that systems do not crop. */
export function iconPng(size: number): Promise<Buffer> {
  return sharp(Buffer.from(iconSvg(0.2)), { density: (72 * size) / 32 })
    .resize(size, size)
    .png()
    .toBuffer();
}
