import { vars } from '@duneline/ui/theme';
import { style } from '@vanilla-extract/css';

const whole = style({ display: 'grid', minBlockSize: '100dvh', paddingInline: vars.space.gutter });

export const placeholder = style([whole, { alignContent: 'center', justifyContent: 'center' }]);
export const waitText = style({ display: 'flex', alignItems: 'center', gap: vars.space.s12, color: vars.color.muted });

export const denied = style([
  whole,
  {
    alignContent: 'start',
    justifyItems: 'start',
    gap: vars.space.section,
    inlineSize: '100%',
    maxInlineSize: '1280px',
    marginInline: 'auto',
    paddingBlock: vars.space.s16,
    outline: 'none',
  },
]);
export const home = style({ display: 'inline-flex', alignItems: 'center', minBlockSize: '44px', textDecoration: 'none' });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s12 });
