import { createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { darkColors, darkShadow } from './tokens.ts';

const dark = ':root, .dark';

createGlobalTheme(dark, { color: vars.color, shadow: vars.shadow }, { color: darkColors, shadow: darkShadow });
globalStyle(dark, { colorScheme: 'dark' });
