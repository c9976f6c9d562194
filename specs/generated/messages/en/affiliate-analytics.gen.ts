// Generated from specs/site/messages by `npm run gen`. Do not edit: change the source and run it again.

export const title = 'Analytics';
export const lead = 'What the clicks on your links led to. Clicks are counted only for visitors who agreed to analytics.';
export const byLink = 'By link';
export const byCountry = 'By country';
export const link = 'Link';
export const country = 'Country';
export const unknownCountry = 'Unknown';
export const clicks = 'Clicks';
export const signUps = 'Sign-ups';
export const sales = 'Sales';
export const rate = 'Sales per click';
export const commission = 'Commission';
export const emptyTitle = 'Nothing in this period';
export const emptyText = 'Choose a longer period, or share one of your links.';
export const countryShares = 'Commission by country';
export const countrySharesSummary = ({ country, share }: { country: string | number; share: string | number }): string =>
  `${country} brought ${share} of the commission.`;
export const countrySharesNone = 'No commission in this period.';
export const share = 'Share';
export const otherCountries = 'Other countries';
