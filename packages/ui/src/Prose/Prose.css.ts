import { globalStyle, style } from '@vanilla-extract/css';
import { inlineLook } from '../Code/Code.css.ts';
import { keyLook } from '../Kbd/Kbd.css.ts';
import { dash, number } from '../List/List.css.ts';
import { vars } from '../theme/contract.css.ts';

const { color, font, leading, space, type } = vars;

export const prose = style({ maxInlineSize: '65ch', lineHeight: leading.text, color: color.muted });

type Rule = Parameters<typeof globalStyle>[1];
const rule = (selector: string, look: Rule) => globalStyle(`${prose} ${selector}`, look);

rule('> * + *', { marginBlockStart: space.s16 });
rule(':is(h1, h2, h3, h4, strong, th)', { color: color.text });
rule('> :is(h2, h3, h4)', { lineHeight: leading.title });
rule('> * + h2', { marginBlockStart: space.s48 });
rule('> * + h3', { marginBlockStart: space.s32 });
rule('> * + h4', { marginBlockStart: space.s24 });
rule('> :is(h2, h3, h4) + *', { marginBlockStart: space.s12 });
rule('h1', { fontSize: type.x3, lineHeight: leading.heading });
rule('h2', { fontSize: type.x2 });
rule('h3', { fontSize: type.xl });
rule('h4', { fontFamily: font.text, fontSize: type.md, fontWeight: 600, letterSpacing: vars.tracking.none });

rule('a', {
  color: color.text,
  textDecorationLine: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.26em',
  textDecorationColor: color.lineStrong,
  borderRadius: vars.radius.badge,
});
rule('a:hover', { '@media': { '(hover: hover)': { color: color.accentHi, textDecorationColor: 'currentColor' } } });

rule(':is(ul, ol)', { display: 'grid', gap: space.s8, paddingInlineStart: space.s24 });
rule('ul', { listStyle: 'none', paddingInlineStart: 0 });
rule('ul > li', { position: 'relative', paddingInlineStart: space.s24 });
rule('ul > li::before', dash);
rule('ol > li::marker', number);
rule('li > :is(ul, ol)', { marginBlockStart: space.s8 });

rule('blockquote', {
  paddingInlineStart: space.s16,
  borderInlineStart: `2px solid ${color.lineStrong}`,
  fontSize: type.lg,
  color: color.text,
});
rule('code', inlineLook);
rule('kbd', keyLook);
rule('hr', { marginBlock: space.s32, border: 0, borderBlockStart: `1px solid ${color.line}` });
rule(':is(figcaption, caption, small)', { fontSize: type.sm, lineHeight: leading.caption, color: color.faint });

rule('table', { inlineSize: '100%', fontSize: type.sm });
rule(':is(th, td)', {
  paddingBlock: space.s12,
  paddingInlineEnd: space.s16,
  borderBlockEnd: `1px solid ${color.line}`,
  verticalAlign: 'top',
});
rule('thead th', { paddingBlock: space.s8, fontSize: type.xs, lineHeight: leading.caption, color: color.faint });
