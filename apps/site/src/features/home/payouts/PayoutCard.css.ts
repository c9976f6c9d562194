import { vars } from '@duneline/ui/theme';
import { style } from '@vanilla-extract/css';

export const card = style({
  display: 'grid',
  gap: vars.space.s8,
  inlineSize: '272px',
  padding: '20px 20px 14px',
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  fontSize: vars.type.sm,
  lineHeight: vars.leading.caption,
});

export const line = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: vars.space.s16,
  minBlockSize: '22px',
  whiteSpace: 'nowrap',
});

export const faint = style({ fontSize: vars.type.xs, color: vars.color.faint });

export const amount = style({
  marginBlockEnd: vars.space.s8,
  fontFamily: vars.font.display,
  fontWeight: 500,
  fontSize: '25px',
  lineHeight: vars.leading.title,
  letterSpacing: vars.tracking.title,
});

export const code = style({ textDecoration: 'none' });

// The torn-off stub with the receipt's number.
export const stub = style([
  line,
  faint,
  {
    alignItems: 'center',
    marginInline: '-20px',
    marginBlockStart: vars.space.s4,
    paddingInline: '20px',
    paddingBlockStart: '10px',
    borderBlockStart: `1px dashed ${vars.color.lineStrong}`,
  },
]);

export const receipt = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space.s8 });
