import { media, vars } from '@duneline/ui/theme';
import { style } from '@vanilla-extract/css';

export const section = style({
  paddingBlockStart: vars.space.section,
  scrollMarginBlockStart: `calc(${vars.space.s24} - ${vars.space.section})`,
});
export const container = style({ maxInlineSize: '1280px', marginInline: 'auto', paddingInline: vars.space.gutter });

/** The closing call of the page. */
export const closing = style([container, { paddingBlockStart: vars.space.section }]);

export const head = style({
  display: 'grid',
  gap: vars.space.s16,
  alignItems: 'end',
  marginBlockEnd: vars.space.s32,
  '@media': { [media.lg]: { gridTemplateColumns: '7fr 5fr', columnGap: vars.space.s16 } },
});

export const title = style({ fontSize: vars.type.x3, lineHeight: vars.leading.heading, letterSpacing: vars.tracking.heading });
export const lead = style({ maxInlineSize: '46ch', color: vars.color.muted });
