import { globalFontFace } from '@vanilla-extract/css';
import { onArial, onDejaVu } from './fontMetrics.ts';
import { ENGLISH, LATIN } from './fontRanges.ts';

for (const [file, unicodeRange] of [
  ['latin', LATIN],
  ['english', ENGLISH],
] as const) {
  globalFontFace('Familjen Grotesk', {
    src: `url('./fonts/familjen-grotesk-${file}.woff2') format('woff2')`,
    fontWeight: '400 700',
    fontStyle: 'normal',
    fontDisplay: 'swap',
    unicodeRange,
  });
  globalFontFace('Hanken Grotesk', {
    src: `url('./fonts/hanken-grotesk-${file}.woff2') format('woff2')`,
    fontWeight: '400 900',
    fontStyle: 'normal',
    fontDisplay: 'swap',
    unicodeRange,
  });
}

// Until the files arrive: a local font, scaled to the same widths and line boxes, so that nothing shifts. If several are
// installed, the last declared one is used.
const regular = "local('Arial'), local('Liberation Sans'), local('Arimo'), local('Roboto')";
const bold =
  "local('Arial Bold'), local('Arial-BoldMT'), local('Liberation Sans Bold'), local('Arimo Bold'), local('Roboto Bold')";

for (const [src, boldSrc, { display, text, textBold }] of [
  ["local('DejaVu Sans')", "local('DejaVu Sans Bold')", onDejaVu],
  [regular, bold, onArial],
] as const) {
  globalFontFace('Familjen Fallback', { src, fontWeight: '400 700', unicodeRange: LATIN, ...display });
  globalFontFace('Hanken Fallback', { src, fontWeight: '400 500', unicodeRange: LATIN, ...text });
  globalFontFace('Hanken Fallback', { src: boldSrc, fontWeight: '600 700', unicodeRange: LATIN, ...textBold });
}
