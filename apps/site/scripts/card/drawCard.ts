import { duneLine, sampleEvaluation } from '@duneline/ui/dune-line';
import { darkColors as color } from '@duneline/ui/tokens';
import type { CardFont } from './CardFont.ts';
import { dunes, type Size } from './dunes.ts';
import { wrapText } from './wrapText.ts';

/** Texts of a page's social card. */
export interface CardWords {
  /** The firm's name, next to the logo. */
  readonly brand: string;
  readonly title: string;
  /** The page's URL without the protocol: "duneline.example/pricing". */
  readonly address: string;
  readonly direction: 'ltr' | 'rtl';
  /** The values of the ridge. @default the sample evaluation of the home page */
  readonly values?: readonly number[];
}

export interface CardFonts {
  /** Font of the title. */
  readonly display: CardFont;
  /** Font of the firm's name, which is Latin in every language. */
  readonly brand: CardFont;
  /** Font of the URL. */
  readonly text: CardFont;
}

/** The size that social networks recommend, in pixels. */
const CARD: Size = { width: 1200, height: 630 };
const EDGE = 72;
const MOST_LINES = 3;
const LARGEST = 80;
const SMALLEST = 52;

/** Draws a page's social card: its title over the dune line, as one SVG of paths. */
export function drawCard({ brand, title, address, direction, values = sampleEvaluation }: CardWords, fonts: CardFonts): string {
  const room = CARD.width - 2 * EDGE;
  const { lines, size } = fit(title, room, fonts.display, direction);
  const titleTop = 152;
  const block = lines.map((line, index) => {
    const set = fonts.display.set(line, size, tracking(direction));
    return words(set.path, startOf(set.width, direction), titleTop + size * (0.8 + index * 1.06), color.text);
  });
  const name = fonts.brand.set(brand, 40, -0.02);
  const where = fonts.text.set(address, 28);
  const mark = duneLine(
    [0, 2.9, 7, 3.1],
    { x: 0, y: 0, width: 46, height: 34 },
    { domain: [0.1, 7], minFall: 1, faceDepth: 1.8 },
  );
  const headWidth = 62 + name.width;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${CARD.width} ${CARD.height}" width="${CARD.width}" height="${CARD.height}">`,
    `<rect width="100%" height="100%" fill="${color.ground}"/>`,
    dunes(values, CARD, 372),
    `<g transform="translate(${startOf(headWidth, direction)} 62)">`,
    `<path d="${mark.area}" fill="${color.duneLit}"/><path d="${mark.faces}" fill="${color.duneFace}"/><path d="${mark.ridge}" fill="none" stroke="${color.ridge}" stroke-width="3" stroke-linejoin="round"/>`,
    `${words(name.path, 62, 31, color.text)}</g>`,
    ...block,
    words(where.path, CARD.width - EDGE - where.width, 92, color.muted, direction === 'rtl' ? EDGE : undefined),
    '</svg>',
  ].join('');
}

const tracking = (direction: 'ltr' | 'rtl') => (direction === 'rtl' ? 0 : -0.028);

const startOf = (width: number, direction: 'ltr' | 'rtl') => (direction === 'rtl' ? CARD.width - EDGE - width : EDGE);

const words = (path: string, x: number, y: number, fill: string, insteadX = x) =>
  `<path transform="translate(${insteadX.toFixed(1)} ${y.toFixed(1)})" d="${path}" fill="${fill}"/>`;

/** Sets the title in the largest size that needs few enough lines. */
function fit(title: string, room: number, font: CardFont, direction: 'ltr' | 'rtl') {
  for (let size = LARGEST; ; size -= 4) {
    const lines = wrapText(title, room, (line) => font.set(line, size, tracking(direction)).width);
    const isFitting = lines.length <= (size > 64 ? MOST_LINES - 1 : MOST_LINES);
    if (isFitting || size <= SMALLEST) return { lines: lines.slice(0, MOST_LINES), size };
  }
}
