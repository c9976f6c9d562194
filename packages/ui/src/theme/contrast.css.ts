import { globalStyle } from '@vanilla-extract/css';
import { media } from './breakpoints.ts';
import { vars } from './contract.css.ts';
import { contrastDarkColors, contrastLightColors, type Colors } from './tokens.ts';

// More specific than a brand's theme, which is written for `:root, .dark` and `.light`, so that high contrast overrides it.
const dark = toVars(contrastDarkColors);
const light = toVars(contrastLightColors);

globalStyle('.contrast:not(.light), .contrast .dark', { '@media': { '(forced-colors: none)': { vars: dark } } });
globalStyle('.contrast.light, .contrast .light', { '@media': { '(forced-colors: none)': { vars: light } } });
globalStyle(':root:not(.light), .dark.dark', { '@media': { [media.contrast]: { vars: dark } } });
globalStyle('.light.light', { '@media': { [media.contrast]: { vars: light } } });

function toVars(colors: Partial<Colors>) {
  return Object.fromEntries(Object.entries(colors).map(([role, hex]) => [vars.color[role as keyof Colors], hex]));
}
