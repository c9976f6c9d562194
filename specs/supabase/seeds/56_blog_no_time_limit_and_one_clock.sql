insert into public.blog_posts (
  id, slug, category_id, title, excerpt, author_name, author_role, reading_minutes, tags, image_path, published_at, status, updated_by, created_at, updated_at, body
)
select
  '6feac84a-01a0-4b1c-976d-a191e91aefc3', 'no-time-limit-and-one-clock', category.id,
  'No time limit, and one clock',
  'There is no deadline on an evaluation. But 30 days without a trade closes the account, and now and then somebody loses a good one to that rule.',
  'Oskar Lindqvist', 'Support lead', 4, array['inactivity', 'rules'], null,
  '2026-02-02T07:00:00Z', 'published', 'bec0573f-038c-499b-957d-380bf1224ed1', '2026-01-31T07:00:00Z', '2026-02-02T07:00:00Z',
  $markdown$Last autumn a trader wrote to us from a hospital bed. He was fine, he said, it was only a knee, and could we please reopen his account. The account was at +6%, with no breach, and it had been closed that morning: thirty days without a trade.

We could not reopen it. That conversation is the reason for this article.

## What the rule says

There is no time limit on any of our programs, and there are no minimum trading days. You may pass in an afternoon or in a year. But an account on which no trade is made for 30 days becomes dormant and is closed.

The rule exists because a simulated account is not free to keep. It takes a place on the trading server, it receives data, and an account that nobody has touched for a month is nearly always an account that nobody will touch again. Thirty days is meant to be longer than a holiday, longer than an exam period, and longer than a bad cold.

## What counts as a trade

Opening a position counts. So does closing one. Logging in does not, and neither does moving a stop, placing a pending order that never fills, or looking at the chart every evening and deciding against it. That last one is good trading, and it still does not count.

The thirty days are counted from the last trade to the close of the thirtieth server day after it. If your last position was closed on 3 March, a trade on 2 April still counts, and silence on that day does not.

## Keeping an account alive honestly

If you cannot trade for a while, one small position is enough. Use the smallest size that the platform allows, on an instrument you know, with a stop, at a quiet hour. Close it when you like. It costs a few cents of spread, and it resets the clock.

![Sixty days of a quiet account. Each trade sets the count back to nothing; at no time does it reach the line.](figure:one-clock)

This is not a trick against the rules. It *is* the rule: one trade in thirty days. We would rather you did that than force a real trade on day twenty-nine because the calendar says so. A trade taken for the calendar is usually larger than it should be, because it carries the worry as well.

What you should not do is ask a friend to place it. That is third-party management, and it ends the account for a better reason than silence would.

## Do not wait for a reminder

Mail gets lost, and a surprising number of people order with an address that they never read. So do not build on a message from us. Put a date into your own calendar, three weeks after your last trade, and move it each time you trade.

If you do get a message about a dormant account and it asks you to sign in through a link, be careful: it may not be ours. The [security page](/security) says where to report it.

## Where the site says it

Wherever we write “no time limit”, the thirty days stand beside it. If you find a place where they do not, please [tell us](/contact): that is a mistake on our side. The exact wording is in the [trading rules](/rules), and the short version is in the [answers to common questions](/faq).

The man with the knee came back before the end of the year, and passed his second evaluation in nineteen days. He says that he now places one small trade on the first of each month, whatever happens, and calls it paying the rent.
$markdown$
from public.blog_categories category
where category.slug = 'rules';
