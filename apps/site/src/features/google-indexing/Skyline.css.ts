import { media, vars } from '@duneline/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';

const { color, space, type } = vars;

export const figure = style({ display: 'grid', gap: space.s12, inlineSize: '100%' });
export const strokes = style({
  display: 'flex',
  alignItems: 'flex-end',
  gap: 2,
  blockSize: 'clamp(96px, 12vw, 152px)',
  borderBlockEnd: `1px solid ${color.lineStrong}`,
});

const looks = {
  offered: { background: color.ridge },
  noindex: { background: color.duneLit, borderColor: color.ridge },
  blocked: { background: color.lineStrong },
  redirect: { background: 'transparent', borderColor: color.lineStrong, borderStyle: 'dashed' },
} as const;
const line = { borderWidth: 1, borderStyle: 'solid', borderColor: 'transparent' } as const;
const forced = { '@media': { [media.forced]: { borderColor: 'CanvasText' } } } as const;

export const stroke = styleVariants(looks, (look) => [
  style({ ...line, flex: '1 1 0', minInlineSize: 0, minBlockSize: 6, borderBlockEnd: 0, ...forced }),
  style(look),
]);
export const mark = styleVariants(looks, (look) => [style({ ...line, inlineSize: 8, blockSize: 12, ...forced }), style(look)]);

export const states = style({ display: 'grid', gridTemplateColumns: 'repeat(4, auto)', gap: space.s12 });
export const name = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.s8,
  fontSize: type.xs,
  color: color.muted,
});
export const count = style({
  fontFamily: vars.font.display,
  fontSize: type.xl,
  fontWeight: 500,
  lineHeight: vars.leading.title,
});
export const note = style({ maxInlineSize: '60ch', fontSize: type.xs, color: color.faint });
