// Generated from specs/site/messages by `npm run gen`. Do not edit: change the source and run it again.

export const signIn = 'Sign in';
export const signOut = 'Sign out';
export const signOutFailed = 'Signing out did not reach the server. You are still signed in; try again.';
export const roleAdmin = 'Admin';
export const kindAffiliate = 'Affiliate';
export const kindTrader = 'Trader';
export const accountMenu = ({ address }: { address: string | number }): string => `Your account, ${address}`;
export const signedInAs = 'Signed in as';
export const traderDashboard = 'Trader dashboard';
export const affiliateDashboard = 'Affiliate dashboard';
export const adminConsole = 'Admin console';
export const accountSettings = 'Account settings';
export const switchTo = 'Switch to';
