import { vars } from '@duneline/ui/theme';
import { describe, expect, it } from 'vitest';
import { TARGETS, themeRules } from './themeConfig.ts';

const palette = {
  primary: '#E2B872',
  secondary: '#141311',
  background: '#0C0C0B',
  foreground: '#F4F1EA',
  accent: '#E2B872',
  muted: '#B3AC9F',
};

describe('themeRules', () => {
  it("sets the kit's own custom properties", () => {
    const names = [...Object.values(vars.color), ...Object.values(vars.font)].map((variable) =>
      variable.slice('var('.length, -1),
    );
    expect(names).toEqual(expect.arrayContaining([...Object.values(TARGETS.colors), ...Object.values(TARGETS.fonts)]));
  });

  it('writes the colours of each theme and the fonts, with the measured fallback behind each', () => {
    const rules = themeRules({
      colors: { dark: palette, light: { ...palette, primary: '#1B1814' } },
      fonts: { heading: 'Familjen Grotesk', body: 'Hanken Grotesk' },
    });
    expect(rules).toContain(':root,.dark{--color-primary:#E2B872;');
    expect(rules).toContain('.light{--color-primary:#1B1814;');
    expect(rules).toContain(':root{--font-display:"Familjen Grotesk",var(--font-display-fallback);');
  });

  it.each([
    ['a colour that is no colour', { colors: { dark: { primary: 'red;} body{display:none' } }, fonts: {} }],
    ['a family that is no name', { colors: {}, fonts: { heading: 'x"},*{color:red' } }],
    ['nothing at all', { colors: null, fonts: 7 }],
  ])('leaves out %s', (_, config) => {
    expect(themeRules(config)).toBe('');
  });
});
