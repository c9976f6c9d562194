import { style } from '@vanilla-extract/css';
import { vars } from '@duneline/ui/theme';

const { color, space } = vars;

// Within a parent of a given height, the drawing takes what its caption leaves.
export const view = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0, maxBlockSize: '100%' });

export const frame = style({
  display: 'flex',
  // Names of states and events are code, which is left-to-right in every language.
  direction: 'ltr',
  overflow: 'auto',
  flex: '0 1 clamp(340px, 62vh, 620px)',
  minBlockSize: 0,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.card,
  background: color.ground,
  cursor: 'grab',
  overscrollBehavior: 'contain',
  scrollbarColor: `${color.lineStrong} transparent`,
  selectors: { '&:active': { cursor: 'grabbing' }, '&:focus-visible': { outlineOffset: -2 } },
});

export const pending = style({ margin: 'auto', padding: space.s24, color: color.faint, fontSize: vars.type.sm });

export const footer = style({ display: 'flex', gap: space.s16, justifyContent: 'space-between', marginBlockStart: space.s4 });
export const caption = style({ paddingBlockStart: 7, color: color.muted, fontSize: vars.type.sm, minInlineSize: 0 });
export const tools = style({ display: 'flex', flex: 'none' });
