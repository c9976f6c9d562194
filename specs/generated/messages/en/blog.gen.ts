// Generated from specs/site/messages by `npm run gen`. Do not edit: change the source and run it again.

const $numbers = /* @__PURE__ */ new Intl.NumberFormat('en');
const $plurals = /* @__PURE__ */ new Intl.PluralRules('en');

export const title = 'Blog';
export const lead = 'Notes on risk, rules and routine from the people who run the evaluations.';
export const latest = 'Latest';
/** {minutes, plural, one {#-minute read} other {#-minute read}} */
export const minutes = ({ minutes }: { minutes: number }): string =>
  $plurals.select(minutes) === 'one' ? `${$numbers.format(minutes)}-minute read` : `${$numbers.format(minutes)}-minute read`;
export const minutesShort = ({ minutes }: { minutes: number }): string => `${$numbers.format(minutes)} min`;
export const categoriesLabel = 'Categories';
export const allCategories = 'All articles';
export const searchLabel = 'Search the articles';
export const searchPlaceholder = 'A word, such as “floor”';
export const searchClear = 'Clear the search';
export const searchSubmit = 'Search';
/** {count, plural, =0 {No article} one {# article} other {# articles}} */
export const found = ({ count }: { count: number }): string =>
  count === 0 ? 'No article' : $plurals.select(count) === 'one' ? `${$numbers.format(count)} article` : `${$numbers.format(count)} articles`;
/** {count, plural, =0 {No article} one {# article} other {# articles}} for “{query}” */
export const foundFor = ({ count, query }: { count: number; query: string | number }): string =>
  `${count === 0 ? 'No article' : $plurals.select(count) === 'one' ? `${$numbers.format(count)} article` : `${$numbers.format(count)} articles`} for “${query}”`;
export const searching = 'Searching the article texts too…';
export const searchFailed = 'Only titles and summaries were searched. The article texts cannot be reached right now.';
export const retry = 'Try again';
export const offline = 'You are offline.';
export const offlineText = 'You can still read this page.';
export const emptyTitle = 'No articles found';
export const emptyText = 'Try another word, or search all categories.';
export const emptyCategoryTitle = 'Nothing here yet';
export const emptyCategoryText = 'No article has been published under this category.';
export const emptyAction = 'Show all articles';
export const pagesLabel = 'Pages of the list';
export const previousPage = 'Previous page';
export const nextPage = 'Next page';
export const pageLabel = ({ page }: { page: number }): string => `Page ${$numbers.format(page)}`;
export const pageSummary = ({ page, count }: { page: number; count: number }): string =>
  `Page ${$numbers.format(page)} of ${$numbers.format(count)}`;
export const everyTitle = 'Every article';
export const feed = 'Feed (RSS)';
export const feedTitle = ({ name }: { name: string | number }): string => `${name} blog`;
export const breadcrumbs = 'Breadcrumb';
export const by = ({ name }: { name: string | number }): string => `By ${name}`;
export const published = ({ date }: { date: string | number }): string => `Published ${date}`;
export const updated = ({ date }: { date: string | number }): string => `Revised ${date}`;
export const contents = 'In this article';
export const copyLink = 'Copy the link';
export const copied = 'The link is copied.';
export const copyFailed = 'The link could not be copied. Copy it from the address bar.';
export const byMail = 'Send by e-mail';
export const relatedTitle = 'Read next';
export const moreTitle = 'More articles';
export const newer = 'Newer';
export const older = 'Older';
export const tags = 'Topics';
export const disclaimer = 'This article is educational and describes simulated accounts. It is not financial advice.';
export const example = 'Example, simulated';
export const showTable = 'Show as table';
export const showChart = 'Show as chart';
export const readPoints = 'read point by point';
export const emptyChart = 'Nothing measured yet';
export const figStart = 'Start';
export const figDay = 'Day';
export const figDayOf = ({ day }: { day: number }): string => `Day ${$numbers.format(day)}`;
export const figSize = 'Size';
export const figBalance = 'Balance';
export const figFloor = 'Loss floor';
export const figPaidShare = 'A simulated profit and the payment';
export const figPaid = 'Amount';
export const figPaidProfit = 'Profit, simulated';
export const figPaidAt = ({ share }: { share: string | number }): string => `Paid out at ${share}`;
export const figTrailingFloor = 'One week on a 10K account';
export const figDailyLine = 'The daily loss limit after each close';
export const figDailyLineName = 'Daily limit';
export const figLosingStreak = 'Balance left after losses in a row';
export const figLosses = 'Losses';
/** {count, plural, =0 {none} other {#}} */
export const figLossesOf = ({ count }: { count: number }): string => count === 0 ? 'none' : `${$numbers.format(count)}`;
export const figRiskOf = ({ percent }: { percent: string | number }): string => `${percent} risk`;
export const figMaximumLoss = 'Maximum loss';
export const figFeeAndBonus = 'Fee and bonus by size';
export const figFee = 'Fee';
export const figBonus = 'Bonus';
export const figOneClock = 'Days since the last trade';
export const figSince = 'Days';
export const figClose = 'Closed';
export const figNewsWindow = 'A news release at 16:30';
export const figWhat = 'Period';
export const figWhen = 'Time';
export const figYouTrade = 'Trading as usual';
export const figWindow = 'No manual trades';
export const figAgain = 'Trading as usual';
export const figTimes = ({ from, to }: { from: string | number; to: string | number }): string => `${from} to ${to}`;
export const figTwoFloors = 'Two weeks on 50K with each loss floor';
export const figTrailing = 'Trailing';
export const figStatic = 'Static';
export const figServerDay = 'When the server day ends';
export const figCity = 'City';
export const figEnds = 'Ends at';
export const figHalfSize = 'The same trades at half the size';
export const figTrade = 'Trade';
export const figTradeOf = ({ count }: { count: number }): string => `Trade ${$numbers.format(count)}`;
export const figFull = 'As traded';
export const figHalf = 'Half the size';
export const figCopiedRisk = 'One trade, copied without scaling';
export const figRisk = 'Risk';
export const figCeiling = 'Maximum';
export const figPayoutDays = 'From the first day of a cycle';
export const figSpan = 'Stage';
export const figCycle = 'Cycle';
export const figProcessing = 'Processing';
export const figYourBank = 'Your bank';
export const figDays = ({ count }: { count: number }): string => `${$numbers.format(count)} days`;
export const figHours = ({ from, to }: { from: number; to: number }): string =>
  `${$numbers.format(from)} to ${$numbers.format(to)} hours`;
export const figBankText = 'Depends on your bank';
export const figJournalSum = 'Ten results, added up';
export const figSum = 'Sum';
export const figTimesRisk = ({ value }: { value: string | number }): string => `${value} × risk`;
export const cityLagos = 'Lagos';
export const cityJohannesburg = 'Johannesburg';
export const cityNairobi = 'Nairobi';
export const cityMumbai = 'Mumbai';
export const citySaoPaulo = 'São Paulo';
export const cityBogota = 'Bogotá';
