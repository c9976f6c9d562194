// Generated from specs/site/messages by `npm run gen`. Do not edit: change the source and run it again.

const $numbers = /* @__PURE__ */ new Intl.NumberFormat('en');
const $plurals = /* @__PURE__ */ new Intl.PluralRules('en');

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
export const linkBlog = 'All articles';
export const linkHome = 'Home';
export const linkSitemap = 'All pages';
export const linkCopyTrading = 'Copy trading';
export const simulatedNote = 'All figures are of simulated accounts on virtual funds.';
export const programsTitle = 'Programs';
export const programsLead = 'Three ways to a simulated funded account. Limits, rewards and prices of each, next to each other.';
export const programsComing = 'Coming soon';
export const programsPopular = 'Popular';
export const programsTarget = 'Profit target';
export const programsTargetNone = 'none';
export const programsDailyLoss = 'Daily loss';
export const programsMaxLoss = 'Maximum loss';
export const programsDrawdown = 'Measured';
export const programsTrailing = 'from the highest closed balance';
export const programsStatic = 'from the initial balance';
export const programsShare = 'Profit share';
export const programsCycle = 'Payout cycle';
/** {days, plural, one {# day} other {# days}} */
export const programsCycleDays = ({ days }: { days: number }): string =>
  $plurals.select(days) === 'one' ? `${$numbers.format(days)} day` : `${$numbers.format(days)} days`;
export const programsPrice = 'From';
export const programsPriceOf = ({ price, size }: { price: string | number; size: string | number }): string =>
  `${price} for ${size}`;
export const programsPhase = ({ phase, value }: { phase: string | number; value: string | number }): string =>
  `${phase}: ${value}`;
export const programsInactivity = ({ days }: { days: string | number }): string =>
  `No time limit on any program. ${days} days without a trade closes the account.`;
export const programsDirect = 'The 2-step program is sold by direct link and has no tab in the pricing selector.';
export const copyTitle = 'Copy trading';
export const copyLead = 'Copy between simulated accounts of your own, or inside a registered team.';
export const copySoloTitle = 'Solo';
export const copySolo = 'Trade on one of your accounts and let the others follow it. All of them are in your name, and each keeps its own limits; a breach ends only the account it happens on.';
export const copyTeamTitle = 'With a team';
export const copyTeam = 'A team is registered with us before it starts, and every member bought the account that copies. Members decide for themselves which trades they follow.';
export const copyLimitsTitle = 'Where it ends';
export const copyLimits = "Having somebody else manage your account is not allowed, and neither are services that trade many strangers' accounts alike. Copying within the two forms above is not third-party management.";
export const copyRisk = 'Risk per trade, at most';
export const copyPositions = 'Open positions, at most';
export const copyNews = 'No trading around high-impact news';
export const copyNewsMinutes = ({ minutes }: { minutes: string | number }): string => `${minutes} min before and after`;
export const affiliateTitle = 'Affiliate program';
export const affiliateLead = ({ name }: { name: string | number }): string =>
  `Share ${name} and earn a commission on the evaluations people buy through your link.`;
export const affiliateHowTitle = 'How it works';
export const affiliateHow = 'You create an account, take a link from the dashboard and share it. When somebody buys an evaluation through it, the sale is yours. Sales that are refunded are taken off again.';
export const affiliateTermsTitle = 'What is not settled yet';
export const affiliateTerms = 'The commission tiers are not published yet, so this page names no rate and promises no income. They will stand here, with an earnings calculator, before the first commission is paid.';
export const affiliateMethods = 'Payout methods';
export const affiliateMethodsValue = 'Bank, UPI, crypto';
export const affiliateContact = 'Questions';
export const affiliatePrice = 'Evaluations sold at';
export const blogTitle = 'Blog';
export const blogLead = 'Notes on risk, rules and routine from the people who run the evaluations.';
export const blogEmptyTitle = 'No articles yet';
export const blogEmpty = 'The first ones are being written. Until then the help centre explains the rules and the payouts.';
export const articleTitle = 'This article is not here';
export const articleText = 'Nothing is published at this address. The article may have been moved or taken back.';
export const aboutTitle = 'About us';
export const aboutLead = ({ name }: { name: string | number }): string =>
  `${name} is a proprietary trading firm in the United Arab Emirates. We sell evaluations on simulated accounts, and pay rewards for simulated results.`;
export const aboutSimulatedTitle = 'Everything is simulated';
export const aboutSimulated = 'No order of yours reaches a market and you never deposit trading capital. You pay a fee for an evaluation. When you pass, the fee comes back with a bonus, and you trade a simulated funded account for a share of its profit.';
export const aboutPlainTitle = 'Stated plainly';
export const aboutPlain = ({ days }: { days: string | number }): string =>
  `A breach ends an account for good, and we say so before you buy. Where the site says that there is no time limit, it also says that ${days} days without a trade closes the account. Sample figures are marked as samples.`;
export const aboutFirm = 'Firm';
export const aboutAddress = 'Address';
export const aboutHours = 'Hours';
export const aboutPhone = 'Phone';
export const whyTitle = ({ name }: { name: string | number }): string => `Why ${name}`;
export const whyLead = 'Rules you can see on a chart, and prices you can add up yourself.';
export const whyStepTitle = 'One step';
export const whyStep = ({ target, days }: { target: string | number; days: string | number }): string =>
  `The 1-step program has one target of ${target} and no second phase. There are no minimum days and no time limit; ${days} days without a trade closes the account.`;
export const whyBackTitle = 'The fee comes back';
export const whyBack = ({ size, price, bonus, percent, refundDays }: { size: string | number; price: string | number; bonus: string | number; percent: string | number; refundDays: string | number }): string =>
  `On the ${size} evaluation you pay ${price}. When you pass, you receive ${bonus}, which is the fee and ${percent} of the profit target. Refunds take ${refundDays} business days.`;
export const whyPaidTitle = 'Four times, not one';
export const whyPaid = ({ cycle, hours, minimum }: { cycle: string | number; hours: string | number; minimum: string | number }): string =>
  `The payout cycle is ${cycle} days. A request is processed in ${hours} hours. The smallest payout is ${minimum}. These are different things, so we name each of them.`;
export const whyTarget = 'Profit target';
export const whyDailyLoss = 'Daily loss, phase 1 and funded';
export const whyMaxLoss = 'Maximum loss';
export const whyShare = 'Profit share, 1-step';
export const whyScaling = 'Scaling, at most';
export const contactTitle = 'Contact';
export const contactLead = ({ hours }: { hours: string | number }): string => `Write to us or call us. ${hours}.`;
export const contactFormTitle = 'A form is coming';
export const contactForm = 'Until it is here, an e-mail reaches the same people. Please do not send passwords or card numbers; we never ask for them.';
export const contactSupport = 'Support';
export const contactAffiliates = 'Affiliates';
export const contactPress = 'Press';
export const contactPrivacy = 'Privacy';
export const contactSecurity = 'Security reports';
export const contactPhone = 'Phone';
export const contactAddress = 'Address';
export const contactHours = 'Hours';
export const sitemapTitle = 'Sitemap';
export const sitemapLead = 'Every public page of the site.';
export const sitemapPages = 'Pages';
export const sitemapAccount = 'Signing in';
export const sitemapOutside = 'Outside this site';
export const sitemapRules = 'Trading rules';
export const sitemapFaq = 'Questions and answers';
export const sitemapSupport = 'Support';
export const sitemapHelp = 'Help centre';
export const sitemapLegal = 'Legal texts';
export const sitemapTerms = 'Terms of service';
export const sitemapPrivacy = 'Privacy policy';
export const sitemapRisk = 'Risk disclosure';
export const sitemapPayouts = 'Payout policy';
export const sitemapPortal = 'Trader portal';
export const sitemapLogin = 'Trader sign-in';
export const sitemapSignup = 'Trader sign-up';
export const indexingTitle = 'Search indexing';
export const indexingLead = 'How each page of the site is offered to search engines. For the marketing team.';
export const indexingPage = 'Page';
export const indexingOffered = 'Offered to search';
export const indexingPrerendered = 'Served as HTML';
export const indexingCanonical = 'Canonical address';
export const indexingYes = 'yes';
export const indexingNo = 'no';
export const indexingNone = 'none';
export const indexingNote = 'Structured data and the state at the search engines are not read here yet.';
export const dashboardTitle = 'Trader dashboard';
export const dashboardLead = 'Your simulated accounts: where each stands, what is left of its limits, and what comes next.';
export const leaderboardTitle = 'Leaderboard';
export const leaderboardLead = 'Simulated results of funded traders, by period and account size.';
export const leaderboardEmptyTitle = 'No ranking yet';
export const leaderboardEmpty = 'A ranking needs results that can be checked. It will be here when funded accounts report to the site; until then there are no invented names.';
export const platformTitle = 'Platform';
export const platformLead = 'What you trade on, and within which limits.';
export const platformWhereTitle = 'Where you trade';
export const platformWhere = ({ platforms }: { platforms: string | number }): string =>
  `Simulated accounts run on ${platforms}. You choose one when you start and receive its login by e-mail.`;
export const platformAdvisorsTitle = 'Expert advisors';
export const platformAdvisors = 'Expert advisors are allowed with prior approval. Send us the name of the advisor and what it does before you run it.';
export const platformDayTitle = 'The trading day';
export const platformDay = ({ time, zone }: { time: string | number; zone: string | number }): string =>
  `A day closes at ${time} server time, UTC+4 (${zone}, no daylight saving). The daily loss is compared with the closing balance of the day before.`;
export const platformPlatforms = 'Platforms';
export const platformLeverage = 'Leverage';
export const platformPositions = 'Open positions, at most';
export const platformRisk = 'Risk per trade, at most';
export const platformNews = 'No trading around high-impact news';
export const securityTitle = 'Security';
export const securityLead = 'What is done with your data, and how to report a weakness.';
export const securityBrowserTitle = 'In your browser';
export const securityBrowser = 'The site keeps your theme, your cookie choice and, when you are signed in, your session. Page views are counted only after you agree, and a refusal deletes what was kept. No script of another company runs before you ask for it.';
export const securityServerTitle = 'On our servers';
export const securityServer = 'Row-level security in the database decides what each person may read and change; the screens only follow it. Passwords are stored as hashes that cannot be turned back.';
export const securityReportTitle = 'Report a weakness';
export const securityReport = ({ email }: { email: string | number }): string =>
  `Write to ${email} with what you found and how to see it. Please give us time to mend it before you publish it, and do not touch the data of other people. We answer as soon as we have read it.`;
export const securityReportTo = 'Reports to';
export const securityPrivacyTo = 'Privacy questions to';
