import { media, vars } from '@duneline/ui/theme';
import { style } from '@vanilla-extract/css';

export const bar = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  blockSize: '48px',
  // Room for the close button at both ends keeps the text in the middle.
  paddingInline: `${vars.space.gutter} 60px`,
  background: vars.color.accentWash,
  color: vars.color.text,
  '@media': { [media.md]: { justifyContent: 'center', paddingInline: '60px' } },
});

export const text = style({ fontSize: vars.type.sm, lineHeight: vars.leading.caption, textWrap: 'balance' });

export const dismiss = style({
  position: 'absolute',
  insetBlock: '2px',
  insetInlineEnd: `calc(max(${vars.space.gutter}, (100% - 1280px) / 2 + ${vars.space.gutter}) - 14px)`,
});
