-- Its own figures: $515, $520, $9,785, $9,880, $10,400
insert into public.blog_posts (
  id, slug, category_id, title, excerpt, author_name, author_role, reading_minutes, tags, image_path, published_at, status, updated_by, created_at, updated_at, body
)
select
  '139132b1-044a-4610-9e1a-b4e2c7a93d8a', 'the-daily-loss-limit-in-numbers', category.id,
  'The daily loss limit in numbers',
  'Five percent of what, measured from when, and what counts? The daily limit worked through for each program.',
  'Noor Haddad', 'Head of evaluations', 3, array['daily loss', 'limits'], 'figures/daily-loss.svg',
  '2026-01-19T07:00:00Z', 'published', 'bec0573f-038c-499b-957d-380bf1224ed1', '2026-01-17T07:00:00Z', '2026-01-19T07:00:00Z',
  $markdown$The daily loss limit is the rule that ends the most accounts, and the one that is easiest to keep once its three questions have an answer: five percent of what, counted from when, and what happens at midnight.

## Five percent of what

In phase 1 of the 1-step program the limit is 5% of the previous day’s closing balance. Not of the initial balance, and not of the highest point you saw during the day. If yesterday closed at $10,400, today’s limit is 5% of $10,400, which is $520. The line is at $9,880.

On the very first day there is no yesterday, so the initial balance stands in for it. A 10K account therefore starts with a limit of $500.

The figure differs between programs and phases:

- 1-step, phase 1: 5%
- 1-step, funded: 3%
- Instant: 3%
- 2-step, in every phase: 3%

The step from 5% to 3% when a 1-step account is funded surprises people who passed with large days. A style that needs a swing of four percent to work will pass and then breach. It is better to find that out before you buy than after.

## Counted from when

A day closes at 00:00 server time, which is UTC+4 all year. Dubai has no daylight saving, so the hour at which the day closes moves for you if your own clocks change. In London the server day ends at 20:00 in winter and at 21:00 in summer. In Mumbai it ends at half past one in the morning, because UTC+5:30 is ninety minutes ahead of the server.

We wrote a separate piece about [planning a day in server time](/blog/a-trading-day-in-server-time), because the hour matters more than most people think.

## What happens at midnight

At the close, today’s closing balance becomes the new reference. A good day moves the line up; a bad day moves it down. Take the same account:

1. Monday closes at $10,400. Tuesday’s limit is $520, and the line is at $9,880.
2. Tuesday loses $400 and closes at $10,000. Wednesday’s limit is $500, and the line is at $9,500.
3. Wednesday gains $300 and closes at $10,300. Thursday’s limit is $515, and the line is at $9,785.

![After each close the line of the next day is drawn anew: up after a good day, down after a bad one.](figure:daily-line)

So the daily limit forgives from day to day: a loss of $400 on Tuesday does not reduce Wednesday’s room. The maximum loss does not forgive. On Wednesday morning the floor on this account is at $9,400, because the highest closed balance was $10,400, and the daily line at $9,500 is the nearer of the two. On other days it is the other way round. Whichever is nearer counts.

## A habit that helps

Decide before the first trade where you stop for the day, and put it well inside the limit. Many of the traders who last stop at half of it. That is not a rule of ours. It leaves room for a gap, for slippage, and for the one trade that was larger than you meant.

You will find the figures of each size on the [pricing page](/pricing) and the exact wording in the [trading rules](/rules). All accounts are simulated; nothing here is advice.
$markdown$
from public.blog_categories category
where category.slug = 'rules';
