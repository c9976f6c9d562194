import { readFileSync } from 'node:fs';
import { create, type Font } from 'fontkit';
import { describe, expect, it } from 'vitest';
import { decompress } from 'wawoff2';
import { ARABIC, ENGLISH, LATIN } from './fontRanges.ts';

const open = async (address: string) => create(Buffer.from(await decompress(readFileSync(new URL(address))))) as Font;
const original = (family: string, range: string) =>
  open(import.meta.resolve(`@fontsource-variable/${family}/files/${family}-${range}-wght-normal.woff2`));
const made = (file: string) => open(new URL(`./fonts/${file}.woff2`, import.meta.url).href);

const isIn = (range: string) => {
  const parts = range.split(', ').map((part) =>
    part
      .slice(2)
      .split('-')
      .map((point) => Number.parseInt(point, 16)),
  );
  return (point: number) => parts.some(([first = 0, last = first]) => first <= point && point <= last);
};
const drawn = ({ characterSet }: Font, range: string) =>
  characterSet.filter(isIn(range)).filter((point) => point > 0x20 && point < 0xfe00);
/** A glyph in a weight: its width and outline, in units of the em. */
const look = (font: Font, point: number, wght: number) => {
  const { advanceWidth, path } = font.getVariation({ wght }).glyphForCodePoint(point);
  return { advanceWidth, commands: path.commands };
};

describe.each(['familjen-grotesk', 'hanken-grotesk'])('%s', (family) => {
  it('has every letter of its original, in the file of English or in the other', async () => {
    const [whole, english, latin] = [
      await original(family, 'latin'),
      await made(`${family}-english`),
      await made(`${family}-latin`),
    ];
    const isEnglish = isIn(ENGLISH);
    const missing = drawn(whole, LATIN).filter((point) => !(isEnglish(point) ? english : latin).hasGlyphForCodePoint(point));
    expect(missing).toEqual([]);
  });

  it('draws the letters of its original in the weights of the theme', async () => {
    const [whole, english] = [await original(family, 'latin'), await made(`${family}-english`)];
    for (const weight of [400, 500])
      for (const point of drawn(english, ENGLISH)) expect(look(english, point, weight)).toEqual(look(whole, point, weight));
  });

  it('has an English file of less than 15 KiB', () => {
    expect(readFileSync(new URL(`./fonts/${family}-english.woff2`, import.meta.url)).length).toBeLessThan(15 * 1024);
  });
});

describe('readex-pro', () => {
  it('has every Arabic letter of its original', async () => {
    const [whole, arabic] = [await original('readex-pro', 'arabic'), await made('readex-pro-arabic')];
    expect(drawn(whole, ARABIC).filter((point) => !arabic.hasGlyphForCodePoint(point))).toEqual([]);
  });
});
