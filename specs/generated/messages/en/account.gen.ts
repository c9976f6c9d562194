// Generated from specs/site/messages by `npm run gen`. Do not edit: change the source and run it again.

const $numbers = /* @__PURE__ */ new Intl.NumberFormat('en');
const $plurals = /* @__PURE__ */ new Intl.PluralRules('en');

export const checkingSession = 'Checking your session';
export const verifyingAdmin = 'Verifying admin access...';
export const accessDenied = 'Access Denied';
export const accessDeniedText = "You don't have permission to access the Admin Console. Please contact an administrator if you believe this is an error.";
export const accessDeniedUnanswered = 'The service did not answer, so your role could not be checked.';
export const accessDeniedLink = 'Go to the trader dashboard';
export const accessDeniedOther = 'Sign in with another account';
export const factorMissing = 'Add a second factor';
export const factorMissingText = 'The admin console needs a second factor besides your password. Add an authenticator app; the console opens with its first code.';
export const factorAdd = 'Add an authenticator app';
export const skipToContent = 'Skip to the content';
export const affiliateArea = 'Affiliate area';
export const adminArea = 'Admin console';
export const openSections = 'Open the sections';
export const closeSections = 'Close the sections';
export const signOutFailed = 'Signing out did not reach the server. You are still signed in; try again.';
export const kindAffiliate = 'Affiliate';
export const kindTrader = 'Trader';
export const accountTitle = 'Your account';
export const accountName = 'Name';
export const accountEmail = 'E-mail';
export const accountPhone = 'Phone';
export const accountKind = 'Account type';
export const accountRoles = 'Roles';
export const accountNone = 'none';
export const accountSince = 'Since';
export const accountLastSignIn = 'Last sign-in';
export const settingsText = 'Your profile and your security.';
export const adminOverviewText = 'What is published now, and who may change it.';
export const figuresTitle = 'Open work and sales';
export const figuresText = 'Decisions to make, and sales. Each figure links to its list.';
export const figureDuePayouts = 'Payouts to decide';
export const figureApprovedPayouts = 'Payouts to transfer';
export const figureDocuments = 'Identity documents to review';
export const figureTickets = 'Open tickets';
export const figureAffiliates = 'Affiliate applications';
export const figureUnpaidOrders = 'Orders waiting for payment';
export const figurePaidOrders = 'Paid orders';
export const figureSum = ({ amount }: { amount: string | number }): string => `${amount} in total`;
export const figureSource = ({ table, status }: { table: string | number; status: string | number }): string =>
  `Rows of ${table} with the status ${status}`;
export const findSection = 'Sections';
export const findSectionButton = 'Find a section (Ctrl K)';
export const findSectionSearch = 'Find a section';
export const findSectionEmpty = ({ query }: { query: string | number }): string => `No section is called “${query}”.`;
/** {count, plural, one {# section} other {# sections}} */
export const findSectionCount = ({ count }: { count: number }): string =>
  $plurals.select(count) === 'one' ? `${$numbers.format(count)} section` : `${$numbers.format(count)} sections`;
export const themesTitle = 'Themes';
export const themesText = 'The rows of theme_config. The active one colors the site for every visitor.';
export const themesEmpty = 'There is no theme yet. The site shows its built-in colors.';
export const retry = 'Try again';
export const themeName = 'Name';
export const themeState = 'State';
export const themeColours = 'Colors';
export const themeFonts = 'Fonts';
export const themeChanged = 'Changed';
export const themeActive = 'Active';
export const themeDraft = 'Draft';
export const funnelTitle = 'Visitors who consented';
export const funnelText = 'Page views and funnel steps recorded by crm-tracking. Only visitors who accepted analytics are counted.';
export const funnelPageViews = 'Page views';
export const funnelLanding = 'Landing';
export const funnelPricing = 'Pricing';
export const funnelCheckout = 'Checkout';
export const funnelSuccess = 'Success';
export const healthTitle = 'Health';
export const healthText = 'When this page opens, it sends one request to each part of the backend. The request is shown below the name of the part.';
export const healthDatabase = 'Database';
export const healthAuth = 'Sign-in';
export const healthStorage = 'Files';
export const healthFunctions = 'Edge functions';
export const healthRealtime = 'Live updates';
export const healthUp = 'Responds';
export const healthSlow = ({ seconds }: { seconds: number }): string => `Responds slowly, in ${$numbers.format(seconds)} s`;
export const healthDown = 'Does not respond';
export const healthAgain = 'Check again';
export const healthAsking = 'Checking';
export const rolesTitle = 'Roles';
export const rolesText = 'People with a role besides that of a signed-in user.';
export const rolesPerson = 'Person';
export const rolesRole = 'Role';
export const rolesEmpty = 'Nobody holds a role.';
export const unknownSectionTitle = 'There is no such section';
export const unknownSectionText = 'Choose one from the list of sections.';
export const liveUpdateTitle = 'Live Update Applied';
export const liveUpdateText = ({ table, event }: { table: string | number; event: string | number }): string =>
  `${table} ${event}d - Changes applied live!`;
/** {table} {event}d - Changes applied live! {count, plural, one {One change} other {# changes}} in all. */
export const liveUpdateBurst = ({ table, event, count }: { table: string | number; event: string | number; count: number }): string =>
  `${table} ${event}d - Changes applied live! ${$plurals.select(count) === 'one' ? 'One change' : `${$numbers.format(count)} changes`} in all.`;
