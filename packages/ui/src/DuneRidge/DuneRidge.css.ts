import { createVar, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { drawing } from '../DuneLine/drawing.css.ts';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';

const wide = '(min-width: 1280px)';

/** Time runs from left to right in every language, so the drawing is laid out from the left. */
export const frame = style([drawing, { direction: 'ltr', overflow: 'clip', position: 'relative' }]);

export const sizes = styleVariants({
  hero: { blockSize: 'clamp(278px, 37.1vw, 560px)' },
  card: { blockSize: '232px' },
});

/** A phone shows less of the time after the last day. */
export const drawingBox = style({ overflow: 'visible', maxInlineSize: 'none', blockSize: '100%' });
export const spans = styleVariants({
  hero: { inlineSize: '108%', '@media': { [media.lg]: { inlineSize: '100%' } } },
  card: { inlineSize: '100%' },
});

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(12px)' } });
const order = createVar();

/** Animates once: layers from back to front, 60 ms apart. */
const arriving = style({
  animation: `${rise} ${vars.motion.ridge} ${vars.motion.ease} backwards`,
  animationDelay: `calc(60ms * ${order})`,
  '@media': { [media.calm]: { animation: 'none' } },
});
export const arrives = styleVariants({ first: 0, second: 1, third: 2, fourth: 3 }, (place) => [
  arriving,
  { vars: { [order]: String(place) } },
]);

export const far = style({ fill: vars.color.duneFar });
export const mid = style({ fill: vars.color.duneMid });
export const outline = style({ fill: 'none', stroke: vars.color.ridgeFar, strokeWidth: 1 });
export const highlight = style({ fill: vars.color.duneLit });
export const shadow = style({ fill: vars.color.duneFace });
export const farShade = style({ fill: vars.color.duneFar });
export const stroke = style({
  fill: 'none',
  stroke: vars.color.ridge,
  strokeWidth: 2.25,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
});
export const front = style({ fill: vars.color.ground });
export const ring = style({ fill: vars.color.ground, stroke: vars.color.ridge, strokeWidth: 2.25 });

/** The target line starts beside the text on wide screens, and at the edge on phones; a card shows all of it. */
const beside = {
  transformBox: 'view-box',
  '@media': { [media.lg]: { transform: 'translateX(58%)' }, [wide]: { transform: 'translateX(52%)' } },
} as const;

const targetStroke = style({ stroke: vars.color.lineStrong, strokeWidth: 1.25, strokeDasharray: '3 5' });
export const targetLine = styleVariants({ hero: [targetStroke, beside], card: [targetStroke] });

const label = style({ fontSize: vars.type.sm, fontFamily: vars.font.text, unicodeBidi: 'plaintext' });
const quiet = style([label, { fill: vars.color.muted }]);
export const targetText = styleVariants({
  hero: [quiet, { transformBox: 'view-box', transform: `translateX(${vars.space.gutter})`, '@media': beside['@media'] }],
  card: [quiet, { transform: `translateX(${vars.space.s24})` }],
});

const strong = style([label, { fill: vars.color.text, fontWeight: 600 }]);
/** Above the ring; on a phone the text ends at the edge of the screen instead of overflowing. */
export const passedText = styleVariants({
  hero: [
    strong,
    { textAnchor: 'end', transform: 'translateX(14px)', '@media': { [media.md]: { textAnchor: 'middle', transform: 'none' } } },
  ],
  card: [strong, { textAnchor: 'middle' }],
});
