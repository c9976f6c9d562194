import { vars } from '@duneline/ui/theme';
import { style } from '@vanilla-extract/css';

export const badge = style({ display: 'grid', gap: vars.space.s8 });
export const person = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s12,
  paddingInline: '10px',
  minBlockSize: '44px',
});
export const initials = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: '32px',
  blockSize: '32px',
  borderRadius: vars.radius.group,
  background: vars.color.accentWash,
  fontSize: vars.type.xs,
  fontWeight: 600,
});
export const words = style({ display: 'grid', minInlineSize: 0, lineHeight: vars.leading.caption });
export const name = style({ fontSize: '14px', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const role = style({ fontSize: vars.type.xs, color: vars.color.faint });
export const settings = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: vars.space.s8 });
const link = style({
  alignItems: 'center',
  minBlockSize: '44px',
  paddingInline: '10px',
  borderRadius: vars.radius.control,
  fontSize: '14px',
  textDecoration: 'none',
  color: vars.color.muted,
  transition: `background ${vars.motion.state} ${vars.motion.ease}, color ${vars.motion.state} ${vars.motion.ease}`,
  ':hover': { color: vars.color.text, background: vars.color.raised },
});
export const language = style([link, { display: 'inline-flex' }]);
export const other = style([link, { display: 'flex' }]);
