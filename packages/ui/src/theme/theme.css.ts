// The whole theme, `@duneline/ui/theme`: fonts, scales, color themes and the reset. Style files import `vars` and `media` from
// here, to avoid including the styles of every component.
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
