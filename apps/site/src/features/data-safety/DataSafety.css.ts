import { media, vars } from '@duneline/ui/theme';
import { style } from '@vanilla-extract/css';

const hairline = `1px solid ${vars.color.line}`;

export const key = style({ fontSize: vars.type.sm, color: vars.color.muted, overflowWrap: 'anywhere' });

export const small = style({
  maxInlineSize: '75ch',
  marginBlockStart: vars.space.s16,
  fontSize: vars.type.sm,
  color: vars.color.faint,
});

export const records = style({ borderBlockEnd: hairline });
export const record = style({
  display: 'grid',
  gap: `${vars.space.s4} ${vars.space.s32}`,
  paddingBlock: '20px',
  borderBlockStart: hairline,
  color: vars.color.muted,
  textWrap: 'pretty',
  '@media': { [media.lg]: { gridTemplateColumns: '6fr 3fr 3fr' } },
});
export const what = style({ maxInlineSize: '58ch', color: vars.color.text });
export const until = style({ fontSize: vars.type.sm, '@media': { [media.lg]: { textAlign: 'end' } } });

export const steps = style({ display: 'grid', borderBlockEnd: hairline });
export const step = style({
  display: 'grid',
  gap: vars.space.s4,
  paddingBlock: vars.space.s24,
  borderBlockStart: hairline,
  color: vars.color.muted,
});
export const card = style({
  display: 'grid',
  gap: vars.space.s12,
  padding: vars.space.s24,
  background: vars.color.surface,
  border: hairline,
  borderRadius: vars.radius.card,
  color: vars.color.muted,
});
export const rules = style({ display: 'grid', gap: vars.space.s8, paddingInlineStart: '1.1em', listStyle: 'disc' });
