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

/** Loads the fonts once for all cards. */
export async function openCardPainter(): Promise<CardPainter> {
  // Sequentially: the WOFF2 decompressor has a single memory.
  const display = await openCardFont(DISPLAY, 500);
  const brand = await openCardFont(DISPLAY, 600);
  const text = await openCardFont(TEXT, 500);
  const arabic = await openCardFont(ARABIC, 500);
  const mixed = mixedFont(arabic, display);
  return (words) => {
    const svg = drawCard(words, { display: words.direction === 'rtl' ? mixed : display, brand, text });
    // The card has few colors: a palette makes the file a third as large, without a visible difference.
    return sharp(Buffer.from(svg)).png({ palette: true, colours: 64 }).toBuffer();
  };
}
