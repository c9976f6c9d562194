// The whole theme in one door, `@duneline/ui/theme`: fonts, scales, the colour themes and the reset. Style files import
// `vars` and `media` from here, so that they do not bring the style of every component along.
import './fonts.css.ts';
import './scale.css.ts';
import './dark.css.ts';
import './light.css.ts';
import './contrast.css.ts';
import './base.css.ts';

export { vars } from './contract.css.ts';
export { breakpoints, media } from './breakpoints.ts';
export { inlineSign } from './inlineSign.ts';
export { layers } from './layers.ts';
