/** Minimum widths of larger layouts, in CSS pixels. */
export const breakpoints = { md: 768, lg: 1024 } as const;

/** Media queries for `'@media'` keys in style rules. */
export const media = {
  md: '(min-width: 768px)',
  lg: '(min-width: 1024px)',
  touch: '(pointer: coarse)',
  calm: '(prefers-reduced-motion: reduce)',
  contrast: '(prefers-contrast: more) and (forced-colors: none)',
  forced: '(forced-colors: active)',
} as const;
