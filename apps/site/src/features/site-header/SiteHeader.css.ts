import { vars } from '@duneline/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** From here on there is space for the other language and the words "Sign in"; below it, footer and menu contain the language. */
const roomy = '(min-width: 1200px)';
const narrow = '(max-width: 1199.98px)';

export const language = style({
  display: 'none',
  alignItems: 'center',
  minBlockSize: '44px',
  fontSize: vars.type.sm,
  textDecoration: 'none',
  color: vars.color.muted,
  ':hover': { color: vars.color.text },
  '@media': { [roomy]: { display: 'inline-flex' } },
});

/** As wide as the way to sign in, so that nothing moves when a stored session replaces it; hidden until the session has been read. */
export const account = style({
  display: 'inline-flex',
  justifyContent: 'center',
  minInlineSize: '44px',
  selectors: { ':root[data-session] &': { visibility: 'hidden' } },
  '@media': { [roomy]: { minInlineSize: '60px', selectors: { ':lang(ar) &': { minInlineSize: '112px' } } } },
});
globalStyle(`${account} :is(a, button)`, { minInlineSize: '44px', paddingInline: vars.space.s8 });
globalStyle(`${account} > a > svg`, { '@media': { [roomy]: { display: 'none' } } });
globalStyle(`${account} > a > span`, {
  '@media': { [narrow]: { position: 'absolute', inlineSize: 1, blockSize: 1, overflow: 'hidden', clipPath: 'inset(50%)' } },
});
