import { media, vars } from '@duneline/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';

const { color, space, type } = vars;

export const section = style({ display: 'grid', gap: space.s24 });
export const title = style({ fontSize: type.x2, lineHeight: vars.leading.title });

export const neighbours = style({
  display: 'grid',
  gap: space.s16,
  paddingBlock: space.s32,
  borderBlockStart: `1px solid ${color.line}`,
  '@media': { [media.md]: { gridTemplateColumns: '1fr 1fr' } },
});
const neighbourLook = style({
  display: 'grid',
  gap: space.s4,
  paddingBlock: space.s12,
  color: color.text,
  textDecoration: 'none',
  borderRadius: vars.radius.control,
});
export const neighbour = styleVariants({
  prev: [neighbourLook],
  next: [neighbourLook, { '@media': { [media.md]: { gridColumn: 2, justifyItems: 'end', textAlign: 'end' } } }],
});
export const direction = style({ display: 'flex', alignItems: 'center', gap: space.s8, fontSize: type.sm, color: color.faint });
export const neighbourTitle = style({
  fontSize: type.lg,
  selectors: { 'a:hover > &': { textDecoration: 'underline', textDecorationThickness: '1px', textUnderlineOffset: '0.2em' } },
});
/** Mirrored on right-to-left pages. */
export const turned = style({ display: 'inline-flex', selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } } });
