import { navigation } from '@duneline/specs/site';
import * as t from '@duneline/specs/messages/shell';

const LABELS: Readonly<Record<string, string>> = {
  home: t.navHome,
  pricing: t.navPricing,
  about: t.navAbout,
  platform: t.navPlatform,
  leaderboard: t.navLeaderboard,
  contact: t.navContact,
  affiliates: t.navAffiliates,
};

/** The header's links in order, with their texts (spec §2). */
export const navigationLinks = navigation.header.map(({ id, to, href }) => ({
  id,
  href: to ?? href ?? '/',
  label: LABELS[id] ?? id,
  isExternal: to === null,
}));

/** The trader portal's sign-in. */
export const clientLogin = navigation.clientArea[0]?.href ?? '/login';
