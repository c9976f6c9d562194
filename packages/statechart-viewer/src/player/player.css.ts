import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from '@duneline/ui/theme';

const { color, space } = vars;
const mono = 'ui-monospace, "SF Mono", "Cascadia Mono", "Liberation Mono", monospace';

export const player = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s24 });
export const header = style({ display: 'grid', gap: space.s8 });

export const places = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.s4} ${space.s24}`,
  color: color.faint,
  fontSize: vars.type.xs,
});

export const address = style({
  fontFamily: mono,
  fontSize: vars.type.xs,
  color: color.muted,
  overflowWrap: 'anywhere',
  textAlign: 'start',
  selectors: { 'button&': { textDecoration: 'underline', textUnderlineOffset: 3, minBlockSize: 24 } },
});

export const stage = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s16,
  '@media': { [media.lg]: { gridTemplateColumns: 'minmax(0, 1fr) 300px' } },
});

export const side = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.card,
  background: color.surface,
});

export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s8,
  alignContent: 'start',
  padding: space.s16,
  selectors: { [`${side} > & + &`]: { borderBlockStart: `1px solid ${color.line}` } },
});

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.s8,
  alignItems: 'center',
  justifyContent: 'space-between',
});

export const tools = style({ display: 'flex', flexWrap: 'wrap', gap: space.s8 });

export const current = style({ display: 'flex', flexWrap: 'wrap', gap: space.s8, alignItems: 'center' });

export const muted = style({ color: color.muted });

export const list = style({
  display: 'grid',
  gap: 2,
  maxBlockSize: 260,
  overflowY: 'auto',
  marginInline: -8,
  padding: 3,
});

export const choice = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space.s8}`,
  justifyContent: 'space-between',
  inlineSize: '100%',
  minBlockSize: 32,
  padding: '6px 8px',
  borderRadius: vars.radius.group,
  border: '1px solid transparent',
  fontSize: vars.type.sm,
  lineHeight: vars.leading.caption,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  outlineOffset: '0 !important',
  selectors: {
    '&:hover': { background: color.raised },
    '&:is([aria-pressed=true], [aria-current])': { background: color.raised, borderColor: color.lineStrong },
  },
  '@media': { [media.touch]: { minBlockSize: 44 } },
});

export const payload = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s8, justifyItems: 'start' });
export const label = style({ fontSize: vars.type.sm, fontWeight: 500 });

export const code = style({
  inlineSize: '100%',
  maxBlockSize: 260,
  overflow: 'auto',
  fontFamily: mono,
  fontSize: vars.type.xs,
  lineHeight: 1.5,
  selectors: {
    'textarea&': {
      padding: space.s8,
      border: `1px solid ${color.lineStrong}`,
      borderRadius: vars.radius.control,
      background: color.ground,
      resize: 'vertical',
      direction: 'ltr',
    },
  },
});

export const verdicts = style({ display: 'grid', gap: space.s4, color: color.muted, fontSize: vars.type.sm });
globalStyle(`${verdicts} [data-verdict=taken]`, { color: color.gain });
globalStyle(`${verdicts} :is([data-verdict=refused], [data-verdict=error])`, { color: color.loss });

export const outcome = style({
  display: 'grid',
  padding: space.s12,
  borderRadius: vars.radius.control,
  border: `1px solid ${color.line}`,
  fontSize: vars.type.sm,
});

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s16,
  '@media': { [media.lg]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)' } },
});

export const paths = style({ display: 'grid', fontSize: vars.type.sm });
export const path = style({
  display: 'flex',
  gap: space.s8,
  alignItems: 'center',
  paddingBlock: space.s4,
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.line}` } },
});
