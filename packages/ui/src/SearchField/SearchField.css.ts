import { style } from '@vanilla-extract/css';

export const input = style({
  selectors: { '&::-webkit-search-cancel-button, &::-webkit-search-decoration': { appearance: 'none' } },
});
