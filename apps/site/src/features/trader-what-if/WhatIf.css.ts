import { vars } from '@duneline/ui/theme';
import { style } from '@vanilla-extract/css';

export { card, head, title } from '../../lib/trader/card.css.ts';

export const lead = style({ maxInlineSize: '64ch', color: vars.color.muted });
export const form = style({ display: 'grid', gap: vars.space.s16, maxInlineSize: '520px' });
