import { vars } from '@duneline/ui';
import { style } from '@vanilla-extract/css';

const whole = style({ display: 'grid', minBlockSize: '100dvh', alignContent: 'center', paddingInline: vars.space.gutter });

export const wait = style([whole, { justifyContent: 'center' }]);
export const waitText = style({ display: 'flex', alignItems: 'center', gap: vars.space.s12, color: vars.color.muted });

export const denied = style([
  whole,
  { justifyItems: 'start', gap: vars.space.s16, maxInlineSize: '720px', marginInline: 'auto', paddingBlock: vars.space.s64 },
]);
export const deniedTitle = style({
  fontSize: vars.type.x3,
  lineHeight: vars.leading.heading,
  letterSpacing: vars.tracking.heading,
});
export const deniedText = style({ maxInlineSize: '56ch', fontSize: vars.type.lg, color: vars.color.muted });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s12, paddingBlockStart: vars.space.s8 });
