import { style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';

const { gutter } = vars.space;

export const bar = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minBlockSize: '48px',
  // Equal padding on both sides of the close button's width keeps the text centered.
  paddingInline: `${gutter} 60px`,
  background: vars.color.accentWash,
  color: vars.color.text,
  '@media': { [media.md]: { justifyContent: 'center', paddingInline: '60px' } },
});

export const text = style({ fontSize: vars.type.sm, lineHeight: vars.leading.caption, textWrap: 'balance' });

export const dismiss = style({
  position: 'absolute',
  insetBlock: '2px',
  insetInlineEnd: `calc(max(${gutter}, (100% - 1280px) / 2 + ${gutter}) - 14px)`,
});
