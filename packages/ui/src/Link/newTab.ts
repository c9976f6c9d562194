/** What makes a link open in a new tab, and the words that say so. */
export const newTab = {
  attributes: { target: '_blank', rel: 'noreferrer' },
  label: '(opens in a new tab)',
} as const;
