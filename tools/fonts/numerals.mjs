// `npm install && node numerals.mjs` in this folder writes the two fonts with Arabic-Indic numerals to
// packages/ui/src/theme/fonts/. They have Readex Pro's ٠ to ٩ at the code points of 0 to 9, so that the same text shows either
// numerals (docs/decisions/0018).
import { readFileSync, writeFileSync } from 'node:fs';
import * as fontkit from 'fontkit';
import opentype from 'opentype.js';
import wawoff2 from 'wawoff2';

const readex = (range) =>
  new URL(`../../node_modules/@fontsource-variable/readex-pro/files/readex-pro-${range}-wght-normal.woff2`, import.meta.url);
const open = async (range, wght) =>
  fontkit.create(Buffer.from(await wawoff2.decompress(readFileSync(readex(range))))).getVariation({ wght });

const DIGITS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
const PERCENT = 0x66a;
const DECIMAL = 0x66b;
const GROUP = 0x66c;

for (const weight of [400, 550]) {
  const arabic = await open('arabic', weight);
  const latin = await open('latin', weight);
  const drawn = (font, codePoint) => {
    const { path, advanceWidth } = font.glyphForCodePoint(codePoint);
    return { commands: path.commands, width: advanceWidth };
  };
  const digits = DIGITS.map((digit) => drawn(arabic, 0x660 + digit));
  const glyph = (name, unicode, { commands, width: advanceWidth }) =>
    new opentype.Glyph({ name, unicode, advanceWidth, path: toPath(commands) });
  const joined = (sign, digit) => ({
    commands: [...sign.commands, ...moved(digit, sign.width, 0).commands],
    width: sign.width + digit.width,
  });
  const glyphs = [
    new opentype.Glyph({ name: '.notdef', advanceWidth: 500, path: new opentype.Path() }),
    ...digits.map((digit, index) => glyph(`digit${index}`, 0x30 + index, digit)),
    glyph('percent', 0x25, drawn(arabic, PERCENT)),
    glyph('period', 0x2e, drawn(latin, 0x2e)),
    glyph('comma', 0x2c, drawn(latin, 0x2c)),
    ...digits.map((digit, index) => glyph(`decimal${index}`, undefined, joined(drawn(arabic, DECIMAL), digit))),
    ...digits.map((digit, index) => glyph(`group${index}`, undefined, joined(drawn(arabic, GROUP), digit))),
  ];
  const font = new opentype.Font({
    familyName: 'Duneline Numerals',
    styleName: weight === 400 ? 'Regular' : 'Medium',
    unitsPerEm: arabic.unitsPerEm,
    ascender: arabic.ascent,
    descender: arabic.descent,
    designer: 'The Readex Pro Project Authors; digits under other code points',
    license: 'SIL Open Font License 1.1',
    glyphs,
  });
  // A point or comma before a digit is part of a number; elsewhere it is punctuation.
  for (const digit of DIGITS) {
    font.substitution.add('rlig', { sub: [12, 1 + digit], by: 14 + digit });
    font.substitution.add('rlig', { sub: [13, 1 + digit], by: 24 + digit });
  }
  const packed = await wawoff2.compress(Buffer.from(font.toArrayBuffer()));
  writeFileSync(new URL(`../../packages/ui/src/theme/fonts/arabic-indic-${weight}.woff2`, import.meta.url), packed);
  console.log(`arabic-indic-${weight}.woff2`, packed.length, 'bytes');
}

function moved({ commands }, by, width) {
  return {
    commands: commands.map(({ command, args }) => ({
      command,
      args: args.map((value, index) => (index % 2 === 0 ? value + by : value)),
    })),
    width,
  };
}

function toPath(commands) {
  const path = new opentype.Path();
  for (const { command, args } of commands) {
    if (command === 'closePath') path.close();
    else path[{ moveTo: 'moveTo', lineTo: 'lineTo', quadraticCurveTo: 'quadTo', bezierCurveTo: 'curveTo' }[command]](...args);
  }
  return path;
}
