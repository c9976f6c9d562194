import { vars } from '@duneline/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space, type } = vars;

export const items = style({ display: 'grid', gap: space.s24 });

export const sums = style({ paddingBlockStart: space.s16, borderBlockStart: `1px dashed ${color.lineStrong}` });
const line = style({ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: space.s16 });
export const total = style([
  line,
  {
    marginBlockEnd: space.s8,
    fontFamily: vars.font.display,
    fontSize: type.x2,
    fontWeight: 500,
    letterSpacing: vars.tracking.title,
  },
]);
export const part = style([line, { fontSize: type.sm, color: color.muted, paddingBlock: space.s4 }]);
export const gain = style({ fontWeight: 500, color: color.gain });

export const restricted = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space.s12,
  paddingBlockStart: space.s16,
  borderBlockStart: `1px solid ${color.line}`,
  fontSize: type.sm,
});
export const icon = style({ color: color.warn });
export const restrictedText = style({ gridColumn: 2, color: color.muted });
