import { vars } from '@duneline/ui/theme';
import { style } from '@vanilla-extract/css';

export const none = style({ display: 'grid', gap: vars.space.s16, justifyItems: 'start' });
export const ahead = style({ inlineSize: '240px', blockSize: '64px' });
export const title = style({ fontSize: vars.type.x3, lineHeight: vars.leading.heading, letterSpacing: vars.tracking.heading });
export const text = style({ maxInlineSize: '60ch', fontSize: vars.type.lg, color: vars.color.muted });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s12, marginBlockStart: vars.space.s16 });
