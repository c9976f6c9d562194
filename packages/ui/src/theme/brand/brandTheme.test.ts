import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { darkColors, lightColors, type Colors } from '../tokens.ts';
import { brandTheme, type BrandColors } from './brandTheme.ts';
import { contrastOf, readOklch } from './oklch.ts';

const fonts = { heading: 'Familjen Grotesk', body: 'Hanken Grotesk' };
const sixOf = ({ primary, surface: secondary, ground: background, text: foreground, accent, muted }: Colors): BrandColors => ({
  primary,
  secondary,
  background,
  foreground,
  accent,
  muted,
});
const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
const anyBrand = fc.record({ primary: hex, secondary: hex, background: hex, foreground: hex, accent: hex, muted: hex });

describe('brandTheme', () => {
  it.each([
    ['dark', darkColors],
    ['light', lightColors],
  ] as const)('gives our own %s palette for our own six colours, and repairs none of it', (scheme, palette) => {
    const theme = brandTheme(sixOf(palette), fonts);
    expect(theme.scheme).toBe(scheme);
    expect(theme.colors).toEqual(palette);
    expect(theme.pairs.filter(({ asked, ratio }) => asked !== ratio)).toEqual([]);
  });

  it('makes every pair readable, whatever the six colours, and keeps the page', () => {
    fc.assert(
      fc.property(anyBrand, (brand) => {
        const { colors, pairs } = brandTheme(brand, fonts);
        expect(pairs.filter(({ ratio, needed }) => ratio < needed)).toEqual([]);
        expect(colors.ground).toBe(brand.background);
        expect(Object.keys(colors).toSorted()).toEqual(Object.keys(darkColors).toSorted());
        expect(Object.values(colors).filter((color) => !/^#[0-9a-f]{6}$/.test(color))).toEqual([]);
      }),
    );
  });

  it('says in its report what it repaired: grey words on grey', () => {
    const { pairs } = brandTheme({ ...sixOf(lightColors), muted: '#b5b5b5' }, fonts);
    const pair = pairs.find(({ ink, ground }) => ink === 'muted' && ground === 'ground');
    expect(pair?.asked).toBeCloseTo(contrastOf('#b5b5b5', lightColors.ground), 5);
    expect(pair?.asked).toBeLessThan(2.1);
    const lowest = Math.min(...pairs.filter(({ ink }) => ink === 'muted').map(({ ratio }) => ratio));
    expect(lowest).toBeGreaterThanOrEqual(4.5);
    expect(lowest).toBeLessThan(4.7);
  });

  it('keeps the hue of what it repairs', () => {
    const { colors } = brandTheme({ ...sixOf(lightColors), accent: '#58c7f3' }, fonts);
    const [asked, repaired] = [readOklch('#58c7f3'), readOklch(colors.accent)];
    expect(Math.abs((repaired?.h ?? 0) - (asked?.h ?? 0))).toBeLessThan(3);
  });

  it('keeps a grey brand grey', () => {
    const { colors } = brandTheme(
      {
        primary: '#eeeeee',
        secondary: '#1a1a1a',
        background: '#101010',
        foreground: '#f5f5f5',
        accent: '#cccccc',
        muted: '#a0a0a0',
      },
      fonts,
    );
    const { gain, loss, info, warn, gainWash, lossWash, infoWash, warnWash, ...brand } = colors;
    for (const color of Object.values(brand)) expect(readOklch(color)?.c).toBeLessThan(0.002);
    for (const color of [gain, loss, info, warn, gainWash, lossWash, infoWash, warnWash])
      expect(readOklch(color)?.c).toBeGreaterThan(0.005);
  });

  it('writes the whole contract as custom properties', () => {
    const { properties } = brandTheme(sixOf(darkColors), fonts);
    expect(properties).toMatchObject({
      '--color-line-strong': darkColors.lineStrong,
      '--font-display': '"Familjen Grotesk", var(--font-display-fallback)',
      '--shadow-float': expect.stringContaining('rgb'),
    });
  });

  it.each([
    ['red;}body{display:none', 'primary'],
    ['', 'primary'],
  ])('refuses %j as a colour, and names it', (color, name) => {
    expect(() => brandTheme({ ...sixOf(darkColors), primary: color }, fonts)).toThrow(`The brand's ${name} is`);
  });

  it('refuses a font name that would leave its quotes', () => {
    expect(() => brandTheme(sixOf(darkColors), { ...fonts, heading: 'x"},*{color:red' })).toThrow(RangeError);
  });
});
