// Generated from specs/site/messages by `npm run gen`. Do not edit: change the source and run it again.

export const promoText = 'Pass evaluation- Get your fee refund with 10% additional bonus';
export const promoLabel = 'Announcement';
export const promoDismiss = 'Dismiss this announcement';
export const skipToContent = 'Skip to the content';
export const homeLink = ({ name }: { name: string | number }): string => `${name}, home`;
export const navigationLabel = 'Main';
export const opensInNewTab = '(opens in a new tab)';
export const tradersArena = 'Traders Arena';
export const openMenu = 'Open the menu';
export const switchToLight = 'Switch to the light theme';
export const switchToDark = 'Switch to the dark theme';
export const themeLight = 'Light theme';
export const themeDark = 'Dark theme';
export const navHome = 'Home';
export const navPricing = 'Pricing';
export const navAbout = 'About Us';
export const navPlatform = 'Platform';
export const navLeaderboard = 'Leaderboard';
export const navContact = 'Contact';
export const navAffiliates = 'Affiliates';
export const partMissing = 'This part could not be loaded. Check your connection and reload the page.';
export const testTrades = 'Would your own trades have passed? Test them';
