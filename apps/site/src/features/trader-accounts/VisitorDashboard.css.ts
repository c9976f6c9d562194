import { vars } from '@duneline/ui/theme';
import { style } from '@vanilla-extract/css';

/** Hidden while a session is stored and not read yet, because a click on what disappears in that moment is lost. */
export const visitor = style({ selectors: { ':root[data-session] &': { visibility: 'hidden' } } });
export const page = style({ maxInlineSize: '1280px', marginInline: 'auto', paddingInline: vars.space.gutter });
