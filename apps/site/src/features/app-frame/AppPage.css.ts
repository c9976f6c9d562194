import { media, vars } from '@duneline/ui/theme';
import { style } from '@vanilla-extract/css';

export const page = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.s24 });
export const title = style({ fontSize: '28px', marginBlockEnd: vars.space.s4 });
export const lead = style({ maxInlineSize: '60ch', color: vars.color.muted });

export const pair = style({
  display: 'grid',
  gap: vars.space.s24,
  alignItems: 'start',
  '@media': { '(min-width: 1280px)': { gridTemplateColumns: '1fr 1fr' } },
});

export const planned = style({ display: 'grid', gap: vars.space.s12 });
export const small = style({ fontSize: '17px' });
export const note = style({ fontSize: '14px', color: vars.color.muted });

export const card = style({
  display: 'grid',
  gap: vars.space.s8,
  padding: '20px',
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
});

export const cards = style({
  display: 'grid',
  gap: vars.space.s16,
  '@media': {
    [media.md]: { gridTemplateColumns: 'repeat(2, 1fr)' },
    '(min-width: 1280px)': { gridTemplateColumns: 'repeat(4, 1fr)' },
  },
});

export const cardLink = style([
  card,
  {
    blockSize: '100%',
    alignContent: 'start',
    textDecoration: 'none',
    transition: `border-color ${vars.motion.state} ${vars.motion.ease}`,
    ':hover': { borderColor: vars.color.lineStrong },
  },
]);
export const cardTitle = style({ display: 'flex', alignItems: 'center', gap: vars.space.s12, fontWeight: 500 });
