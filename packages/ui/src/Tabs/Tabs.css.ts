import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';

const { color } = vars;
const orientations = (horizontal: Rule, vertical: Rule) => ({ variants: { orientation: { horizontal, vertical } } });
type Rule = Parameters<typeof style>[0];

export const tabs = recipe({
  base: { minInlineSize: 0 },
  ...orientations({}, { display: 'flex', alignItems: 'flex-start', flexWrap: 'wrap', gap: vars.space.s24 }),
});

export const list = recipe({
  base: { display: 'flex', position: 'relative' },
  ...orientations(
    {
      gap: vars.space.s24,
      overflowX: 'auto',
      overscrollBehaviorX: 'contain',
      scrollbarWidth: 'none',
      boxShadow: `inset 0 -1px ${color.line}`,
    },
    { flexDirection: 'column', flex: '0 0 auto', borderInlineStart: `1px solid ${color.line}` },
  ),
});

export const tab = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.s8,
    flex: 'none',
    minBlockSize: 44,
    border: '0 solid transparent',
    fontSize: vars.type.md,
    fontWeight: 500,
    lineHeight: 1.2,
    textAlign: 'start',
    color: color.muted,
    touchAction: 'manipulation',
    WebkitTapHighlightColor: 'transparent',
    outlineOffset: '-2px',
    borderStartStartRadius: vars.radius.badge,
    borderStartEndRadius: vars.radius.badge,
    selectors: {
      '&[aria-selected=true]': { color: color.text, borderColor: color.accent },
      '&:disabled': { color: color.faint, cursor: 'not-allowed' },
      '&:focus-visible': { outlineOffset: '-2px' },
    },
    '@media': {
      '(hover: hover)': { selectors: { '&:hover:enabled': { color: color.text } } },
      // Forced colors draw transparent borders too, so only the selected tab has one.
      [media.forced]: {
        selectors: { '&[aria-selected=false]': { borderColor: 'Canvas' }, '&:disabled': { color: 'GrayText' } },
      },
    },
  },
  ...orientations(
    { borderBlockEndWidth: 2, paddingBlock: vars.space.s8, paddingInline: 2 },
    {
      borderInlineStartWidth: 2,
      marginInlineStart: -1,
      paddingBlock: vars.space.s8,
      paddingInlineStart: vars.space.s16,
      paddingInlineEnd: vars.space.s12,
    },
  ),
});

export const badge = style({ fontSize: vars.type.xs, fontWeight: 400, color: color.faint });

export const panel = style({
  flex: '1 1 280px',
  minInlineSize: 0,
  borderRadius: vars.radius.badge,
  selectors: {
    [`${tabs.classNames.variants.orientation.horizontal} > &`]: { marginBlockStart: vars.space.s24 },
    [`${tabs.classNames.variants.orientation.vertical} > &`]: { marginBlockStart: 10 },
  },
});
