import { vars } from '@duneline/ui/theme';
import { style } from '@vanilla-extract/css';

const button = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '44px',
  borderRadius: vars.radius.control,
  color: vars.color.muted,
  transition: `background ${vars.motion.state} ${vars.motion.ease}, color ${vars.motion.state} ${vars.motion.ease}`,
  ':hover': { color: vars.color.text, background: vars.color.raised },
});

export const square = style([button, { justifyContent: 'center', inlineSize: '44px' }]);
export const wide = style([button, { inlineSize: '100%', paddingInline: '10px', fontSize: '14px' }]);

const sign = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space.s12 });

export const inDark = style([sign, { selectors: { ':root.light &': { display: 'none' } } }]);
export const inLight = style([sign, { display: 'none', selectors: { ':root.light &': { display: 'inline-flex' } } }]);
