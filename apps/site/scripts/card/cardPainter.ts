import sharp from 'sharp';
import { openCardFont } from './CardFont.ts';
import { drawCard, type CardWords } from './drawCard.ts';
import { mixedFont } from './mixedFont.ts';

const FONTS = '@fontsource-variable';
const DISPLAY = `${FONTS}/familjen-grotesk/files/familjen-grotesk-latin-wght-normal.woff2`;
const TEXT = `${FONTS}/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2`;
const ARABIC = `${FONTS}/readex-pro/files/readex-pro-arabic-wght-normal.woff2`;

/** Paints a page's social card as a PNG file of 1200 × 630 pixels. */
export type CardPainter = (words: CardWords) => Promise<Buffer>;

/** Opens the fonts that the cards are set in, once for all of them. */
export async function openCardPainter(): Promise<CardPainter> {
  // One after the other: the decompressor has one memory for all.
  const display = await openCardFont(DISPLAY, 500);
  const brand = await openCardFont(DISPLAY, 600);
  const text = await openCardFont(TEXT, 500);
  const arabic = await openCardFont(ARABIC, 500);
  const mixed = mixedFont(arabic, display);
  return (words) => {
    const svg = drawCard(words, { display: words.direction === 'rtl' ? mixed : display, brand, text });
    // Few colors are in it: a palette makes the file a third as large and changes no pixel that anybody sees.
    return sharp(Buffer.from(svg)).png({ palette: true, colours: 64 }).toBuffer();
  };
}
