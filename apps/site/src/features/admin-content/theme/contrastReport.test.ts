import fc from 'fast-check';
import { expect, it } from 'vitest';
import { contrastReport } from './contrastReport.ts';
import { readThemeValues, withColor, type ThemeValues } from './themeValues.ts';

const duneline: ThemeValues = {
  colors: {
    dark: {
      primary: '#E2B872',
      secondary: '#141311',
      background: '#0C0C0B',
      foreground: '#F4F1EA',
      accent: '#E2B872',
      muted: '#B3AC9F',
    },
    light: {
      primary: '#1B1814',
      secondary: '#FFFFFF',
      background: '#FBF9F5',
      foreground: '#1B1814',
      accent: '#825A10',
      muted: '#5D564A',
    },
  },
  fonts: { heading: 'Familjen Grotesk', body: 'Hanken Grotesk' },
};

it('finds every pair of the built-in theme readable, in both schemes', () => {
  const checks = contrastReport(duneline);
  expect(checks).toHaveLength(12);
  expect(checks.filter(({ ratio, needed }) => ratio < needed)).toEqual([]);
});

it('offers the nearest color that passes every pair of its role', () => {
  const faint = { ...duneline, colors: withColor(duneline, 'dark', 'muted', '#7a7468') };
  const failing = contrastReport(faint).filter(({ ratio, needed }) => ratio < needed);
  expect(failing.map(({ inkRole, groundRole }) => `${inkRole} on ${groundRole}`)).toEqual([
    'muted on ground',
    'muted on surface',
  ]);
  const nearest = failing[0]?.nearest ?? '';
  const mended = { ...faint, colors: withColor(faint, 'dark', 'muted', nearest) };
  expect(contrastReport(mended).filter(({ ratio, needed }) => ratio < needed)).toEqual([]);
});

it('reads any stored JSON as a theme that can be edited', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (colors, fonts) => {
      const values = readThemeValues({ colors, fonts });
      expect(Object.keys(values.colors.dark)).toHaveLength(6);
      expect(typeof values.fonts.body).toBe('string');
    }),
  );
});
