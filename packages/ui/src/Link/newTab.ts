/** The props and texts of links that open in a new tab. */
export const newTab = {
  attributes: { target: '_blank', rel: 'noreferrer' },
  label: '(opens in a new tab)',
} as const;
