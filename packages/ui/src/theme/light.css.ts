import { createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
// The dark theme also applies to `:root`, with the same specificity as `.light`, so it must come first.
import './dark.css.ts';
import { lightColors, lightShadow } from './tokens.ts';

const light = '.light';

createGlobalTheme(light, { color: vars.color, shadow: vars.shadow }, { color: lightColors, shadow: lightShadow });
globalStyle(light, { colorScheme: 'light' });
