import fc from 'fast-check';
import { expect, it } from 'vitest';
import { darkColors } from '../theme/tokens.ts';
import { contrastOf, readOklch } from '../theme/brand/oklch.ts';
import { rateContrast } from './rateContrast.ts';

const page = { name: 'Page', color: darkColors.ground };
const panels = { name: 'Panels', color: darkColors.surface };
const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

it('rates each pair and offers nothing where all pass', () => {
  const { ratios, failing, nearest } = rateContrast(darkColors.muted, [page, panels]);
  expect(ratios.map((ratio) => ratio.toFixed(1))).toEqual(['8.7', '8.2']);
  expect([failing, nearest]).toEqual([0, undefined]);
});

it('counts only what is below its own need', () => {
  const rules = [page, { ...panels, needed: 3 as const }];
  expect(rateContrast('#7a7468', rules).failing).toBe(1);
});

it('offers a colour of the same hue that passes every rule, a step before which one fails', () => {
  fc.assert(
    fc.property(hex, hex, (color, ground) => {
      const { failing, nearest } = rateContrast(color, [{ name: 'Page', color: ground }]);
      expect(nearest === undefined).toBe(failing === 0);
      expect(contrastOf(nearest ?? color, ground)).toBeGreaterThanOrEqual(4.5);
    }),
  );
  const { nearest = '' } = rateContrast('#7a7468', [page, panels]);
  expect(Math.abs((readOklch(nearest)?.h ?? 0) - (readOklch('#7a7468')?.h ?? 0))).toBeLessThan(3);
  expect(contrastOf(nearest, darkColors.surface)).toBeLessThan(4.7);
});

it('offers nothing where no lightness passes all', () => {
  const between = [
    { name: 'Paper', color: '#ffffff' },
    { name: 'Ink', color: '#000000' },
    { name: 'Grey', color: '#777777' },
  ];
  expect(rateContrast('#808080', between)).toMatchObject({ nearest: undefined });
});
