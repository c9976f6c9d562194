import * as t from '@duneline/specs/messages/admin-content';

/** Names of the places of calls to action. */
export const slotNames: Readonly<Record<string, string>> = {
  'header-client-area': t.slotHeader,
  'hero-primary': t.slotHeroPrimary,
  'hero-secondary': t.slotHeroSecondary,
  'closing-primary': t.slotClosingPrimary,
  'closing-secondary': t.slotClosingSecondary,
  'footer-funded': t.slotFooter,
  'affiliate-sign-up': t.slotAffiliate,
};
