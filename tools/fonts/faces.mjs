// `npm install && node faces.mjs` in this folder writes the theme's fonts with their licenses to packages/ui/src/theme/fonts/.
// They are made from @fontsource-variable, without weights below 400 and alternates, which no page uses; characters that English
// does not need are in separate files. Outlines and widths of the used weights are unchanged.
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import { ARABIC, ENGLISH, LATIN } from '../../packages/ui/src/theme/fontRanges.ts';

const from = new URL('../../node_modules/@fontsource-variable/', import.meta.url);
const to = new URL('../../packages/ui/src/theme/fonts/', import.meta.url);
/** The features that browsers apply by default, and the figures that the theme uses. */
const FEATURES = ['calt', 'ccmp', 'kern', 'liga', 'lnum', 'locl', 'mark', 'mkmk', 'rlig', 'rvrn', 'tnum', 'init', 'medi', 'fina'];

const english = lettersOf(ENGLISH);
const latin = { english, latin: lettersOf(LATIN).filter((letter) => !english.includes(letter)) };
const faces = [
  { family: 'familjen-grotesk', files: latin, lightest: 400, boldest: 700 },
  // The weights above 400 are interpolated from 900, which is kept to avoid rounding.
  { family: 'hanken-grotesk', files: latin, lightest: 400, boldest: 900 },
  { family: 'readex-pro', files: { arabic: lettersOf(ARABIC) }, lightest: 400, boldest: 700 },
];

for (const { family, files, lightest, boldest } of faces) {
  copyFileSync(new URL(`${family}/LICENSE`, from), new URL(`${family}-LICENSE.txt`, to));
  for (const [name, letters] of Object.entries(files)) {
    const original = `${family}/files/${family}-${name === 'arabic' ? name : 'latin'}-wght-normal.woff2`;
    const face = await subsetFont(readFileSync(new URL(original, from)), letters.join(''), {
      targetFormat: 'woff2',
      keepFeatures: FEATURES,
      variationAxes: { wght: { min: lightest, max: boldest } },
    });
    writeFileSync(new URL(`${family}-${name}.woff2`, to), face);
    console.log(`${family}-${name}.woff2`, face.length, 'bytes');
  }
}

/** Expands a `unicode-range` to characters. */
function lettersOf(range) {
  return range.split(', ').flatMap((part) => {
    const [first, last = first] = part
      .slice(2)
      .split('-')
      .map((point) => Number.parseInt(point, 16));
    return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
  });
}
