// Generated from specs/site/messages by `npm run gen`. Do not edit: change the source and run it again.

export const factsTitle = 'At a glance';
export const nextTitle = 'Go on to';
export const linkPricing = 'Compare the prices';
export const linkPrograms = 'The programs side by side';
export const linkRules = 'The trading rules';
export const linkFaq = 'Questions and answers';
export const linkContact = 'Write to us';
export const linkAbout = 'About us';
export const linkWhy = 'Why traders choose us';
export const linkSignUp = 'Become an affiliate';
export const linkSignIn = 'Sign in';
export const linkPortal = 'Open the trader portal';
export const linkHome = 'Home';
export const linkSitemap = 'All pages';
export const simulatedNote = 'All figures are of simulated accounts on virtual funds.';
export const dashboardTitle = 'Trader dashboard';
export const dashboardLead = 'Your simulated accounts: where each stands, what is left of its limits, and what comes next.';
