import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../theme/contract.css.ts';

const within = (content: number) => ({ maxInlineSize: `calc(${content}px + 2 * ${vars.space.gutter})` });

export const container = recipe({
  base: { inlineSize: '100%', marginInline: 'auto', paddingInline: vars.space.gutter },
  variants: { width: { page: within(1200), text: within(720), form: within(440) } },
  defaultVariants: { width: 'page' },
});
