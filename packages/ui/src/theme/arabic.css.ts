// The theme for Arabic, `@duneline/ui/theme/ar`: fonts, larger line heights, no letter spacing, and the visitor's numerals.
import { globalFontFace, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { ARABIC } from './fontRanges.ts';
import { fluid } from './fluid.ts';
import './theme.css.ts';

export { breakpoints, layers, media, vars } from './theme.css.ts';

globalFontFace('Readex Pro', {
  src: "url('./fonts/readex-pro-arabic.woff2') format('woff2')",
  fontWeight: '400 700',
  fontStyle: 'normal',
  fontDisplay: 'swap',
  unicodeRange: ARABIC,
});

// Readex Pro's digits at the code points of 0 to 9 (tools/fonts, docs/decisions/0018), so that the same text shows either
// numerals.
const NUMERALS = 'Duneline Numerals';
for (const [file, fontWeight] of [
  ['400', '100 450'],
  ['550', '451 900'],
]) {
  globalFontFace(NUMERALS, {
    src: `url('./fonts/arabic-indic-${file}.woff2') format('woff2')`,
    fontWeight,
    fontStyle: 'normal',
    fontDisplay: 'block',
    unicodeRange: 'U+0025, U+002C, U+002E, U+0030-0039',
  });
}

// Empty, or the font above and a comma; every font stack starts with it.
const numerals = 'var(--font-numerals,)';
globalStyle(':root[data-numerals=arab]', { vars: { '--font-numerals': `'${NUMERALS}',` } });

globalStyle(':root', {
  vars: {
    [vars.font.display]: `${numerals} 'Familjen Grotesk', ${vars.font.displayFallback}`,
    [vars.font.text]: `${numerals} 'Hanken Grotesk', ${vars.font.textFallback}`,
    [vars.tracking.display]: '0',
    [vars.tracking.heading]: '0',
    [vars.tracking.title]: '0',
    [vars.leading.display]: '1.2',
    [vars.leading.heading]: '1.35',
    [vars.leading.title]: '1.4',
    [vars.leading.caption]: '1.5',
    [vars.leading.text]: '1.75',
    [vars.type.x4]: fluid(39, 81),
  },
});
