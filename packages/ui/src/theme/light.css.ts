import { createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
// The dark theme also fills `:root`, with the same weight as `.light`: it has to stand before it.
import './dark.css.ts';
import { lightColors, lightShadow } from './tokens.ts';

const light = '.light';

createGlobalTheme(light, { color: vars.color, shadow: vars.shadow }, { color: lightColors, shadow: lightShadow });
globalStyle(light, { colorScheme: 'light' });
