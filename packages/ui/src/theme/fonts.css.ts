import { globalFontFace } from '@vanilla-extract/css';
import { displayFallback, textBoldFallback, textFallback } from './fontMetrics.ts';

const LATIN =
  'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD';

globalFontFace('Familjen Grotesk', {
  src: "url('@fontsource-variable/familjen-grotesk/files/familjen-grotesk-latin-wght-normal.woff2') format('woff2')",
  fontWeight: '400 700',
  fontStyle: 'normal',
  fontDisplay: 'swap',
  unicodeRange: LATIN,
});

globalFontFace('Hanken Grotesk', {
  src: "url('@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2') format('woff2')",
  fontWeight: '100 900',
  fontStyle: 'normal',
  fontDisplay: 'swap',
  unicodeRange: LATIN,
});

// Until the files arrive: a local face, scaled to the same widths and line boxes, so that nothing shifts.
const regular = "local('Arial'), local('Liberation Sans'), local('Arimo'), local('Roboto')";
const bold =
  "local('Arial Bold'), local('Arial-BoldMT'), local('Liberation Sans Bold'), local('Arimo Bold'), local('Roboto Bold')";

globalFontFace('Familjen Fallback', { src: regular, fontWeight: '400 700', unicodeRange: LATIN, ...displayFallback });
globalFontFace('Hanken Fallback', { src: regular, fontWeight: '400 500', unicodeRange: LATIN, ...textFallback });
globalFontFace('Hanken Fallback', { src: bold, fontWeight: '600 700', unicodeRange: LATIN, ...textBoldFallback });
