import { media, vars } from '@duneline/ui/theme';
import { style } from '@vanilla-extract/css';

import { card } from '../../lib/trader/card.css.ts';

export { head, title } from '../../lib/trader/card.css.ts';

const wide = '(min-width: 1200px)';

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s16,
  alignItems: 'start',
  '@media': {
    [wide]: {
      gridTemplate: `
        'request identity' auto
        'request scaling' 1fr
        'earlier scaling' auto / minmax(0, 1.4fr) minmax(0, 1fr)`,
    },
  },
});
const inArea = (area: string) => style([card, { '@media': { [wide]: { gridArea: area } } }]);
export const request = inArea('request');
export const identity = inArea('identity');
export const earlier = inArea('earlier');
export const scaling = inArea('scaling');
export const figure = style({ fontFamily: vars.font.display, fontSize: '32px', fontWeight: 500, lineHeight: 1.2 });
export const ready = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.s8} ${vars.space.s12}`,
});
/** Where a payout goes; an IBAN or a wallet may be wider than the card. */
export const destination = style({ display: 'block', overflowWrap: 'anywhere', fontSize: vars.type.sm, color: vars.color.muted });
export const small = style({ fontSize: vars.type.sm, color: vars.color.muted });
export const conditions = style({ display: 'grid', gap: vars.space.s8 });
export const condition = style({
  display: 'flex',
  gap: vars.space.s8,
  alignItems: 'center',
  fontSize: '14px',
  color: vars.color.muted,
});
export const met = style({ color: vars.color.gain });
export const form = style({
  display: 'grid',
  gap: vars.space.s16,
  maxInlineSize: '440px',
  paddingBlockStart: vars.space.s16,
  borderBlockStart: `1px solid ${vars.color.line}`,
});
export const payout = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s8, alignItems: 'center' });
export const details = style({
  display: 'grid',
  gap: vars.space.s24,
  '@media': { [media.md]: { gridTemplateColumns: '1fr 1fr' } },
});
export const upload = style({ display: 'grid', gap: vars.space.s12, justifyItems: 'start' });
