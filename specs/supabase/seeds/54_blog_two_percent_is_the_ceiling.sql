-- Its own figures: $10, $125, 11.4%
insert into public.blog_posts (
  id, slug, category_id, title, excerpt, author_name, author_role, reading_minutes, tags, image_path, published_at, status, updated_by, created_at, updated_at, body
)
select
  'e488b9af-44b0-4ed2-84e5-be14189e6632', 'two-percent-is-the-ceiling', category.id,
  'Two percent is the ceiling, not the plan',
  'The rule allows two percent of the balance on one trade. A little arithmetic shows why most people should use much less.',
  'Salma Farouk', 'Content editor', 4, array['position size', 'risk per trade'], null,
  '2026-01-23T07:00:00Z', 'published', 'bec0573f-038c-499b-957d-380bf1224ed1', '2026-01-21T07:00:00Z', '2026-01-23T07:00:00Z',
  $markdown$Our rules say that you may risk at most 2% of the balance on one trade. Read as a permission, that sounds like a suggestion. It is not one. It is the point from which we no longer call it trading.

## What risk means here

Risk is what you lose if the stop is hit, in dollars, divided by the balance. It is not the margin, and it is not the size of the position. A position of $50,000 with a stop very close may risk less than a position of $5,000 with no stop at all.

The calculation takes four steps:

1. Take the balance: say $25,000.
2. Choose the share you want to risk: say half a percent, which is $125.
3. Measure the distance from entry to stop: say 25 pips, where one pip of one lot is worth $10.
4. Divide: $125 by (25 × $10) gives 0.5 lots.

If the market needs a wider stop, the position becomes smaller. If the result is a size that bores you, that is a good sign.

## Why two percent is a lot

Suppose you win half of your trades and lose the other half, in no particular order. Losing streaks then come as surely as runs of heads when you toss a coin. In a series of one hundred trades, a streak of six losses in a row is more likely than not to show up somewhere.

Six losses at two percent take about 11.4% off the balance. On a 1-step account the maximum loss is 10%. In other words: with the largest permitted risk, a perfectly ordinary run of bad luck ends the account, even if nothing is wrong with the method. Six losses at half a percent take about 3%. That hurts, and you are still there.

![Six losses in a row with the largest permitted risk end a 1-step account. With a quarter of it there is room for many more.](figure:losing-streak)

The [daily loss limit](/blog/the-daily-loss-limit-in-numbers) tells the same story faster. Three full losses at two percent on one day are 6%, and the limit in phase 1 is 5%.

## The other direction

People argue that small risk never reaches a 10% target. It does, it takes longer, and there is no time limit on our programs; 30 days without a trade closes the account, and that is all the clock there is. With an average win of one and a half times the risk and half of the trades won, every trade earns a quarter of the risk on average. At half a percent that is an eighth of a percent per trade, or eighty trades to the target. At three trades a day that is about five and a half weeks. Averages are not promises, and your own figures will differ. The point is only that patience is a possible plan here, because nobody is counting the days.

## Correlation counts as one trade

Long EURUSD, long GBPUSD and short USDCHF are three tickets and, most of the time, one opinion about the dollar. If each risks one percent, you risk three. The rule on ten open positions at a time does not protect you from that; only you can. Before you add a position, ask which of the others will lose on the same headline.

## A small table to keep

Write the dollar amount of a quarter, a half and one percent of your balance on a card each Monday. When you are tempted, look at the card. It answers faster than the spreadsheet.

The full limits stand on the [programs page](/programs), and our [risk disclosure](/legal/risk) is worth reading once in full. Accounts are simulated, and this article is educational.
$markdown$
from public.blog_categories category
where category.slug = 'risk';
