import { media, vars } from '@duneline/ui/theme';
import { style } from '@vanilla-extract/css';

export { card, head, title } from '../../lib/trader/card.css.ts';

export const lead = style({ maxInlineSize: '64ch', color: vars.color.muted });
export const list = style({ display: 'grid' });
export const item = style({
  display: 'grid',
  gap: vars.space.s12,
  alignItems: 'center',
  justifyItems: 'start',
  paddingBlock: vars.space.s16,
  borderBlockStart: `1px solid ${vars.color.line}`,
  '@media': { [media.md]: { gridTemplateColumns: 'minmax(0, 1fr) auto auto', columnGap: vars.space.s24 } },
});
export const what = style({ fontWeight: 500 });
export const small = style({ fontSize: vars.type.sm, color: vars.color.muted });
