import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
// A file of its own: CheckboxGroup loads the list's styles too, and has no tiles.
import * as list from './RadioGroup.css.ts';

/** As many columns as fit, up to four. */
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(max(128px, 22%), 100%), 1fr))',
  gap: vars.space.s8,
  marginBlockEnd: vars.space.s4,
});

/** The whole tile is a target, by the label that covers it. */
export const tile = style({
  position: 'relative',
  padding: vars.space.s12,
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.group,
  transition: `background-color ${vars.motion.state} ${vars.motion.ease}`,
  selectors: {
    '&:has([data-hovered])': { background: vars.color.raised },
    '&[data-selected]': {
      borderColor: vars.color.accent,
      boxShadow: `inset 0 0 0 1px ${vars.color.accent}`,
      background: vars.color.accentWash,
    },
    '&[data-invalid]': { borderColor: vars.color.loss },
    '&[data-disabled]': { borderStyle: 'dashed', borderColor: vars.color.lineStrong },
  },
});

export const row = style([
  list.row,
  {
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    gap: `${vars.space.s8} ${vars.space.s12}`,
    inlineSize: 'auto',
    paddingBlock: 0,
    '@media': { [media.touch]: { paddingBlock: 0 } },
    selectors: { '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: vars.radius.group } },
  },
]);
/** The mark and the ring stand in the first row; the label takes the mark's place where there is none. */
globalStyle(`${row} > ${list.ring}`, { gridArea: '1 / 2' });
globalStyle(`${row} > ${list.mark}`, { gridArea: '1 / 1', inlineSize: 'auto', justifySelf: 'start' });
export const label = style({ gridColumn: 1, fontWeight: 500 });
globalStyle(`${list.mark} + ${label}`, { gridColumn: '1 / -1' });
export const description = style([list.description, { paddingInlineStart: 0 }]);
