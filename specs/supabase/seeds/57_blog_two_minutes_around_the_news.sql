insert into public.blog_posts (
  id, slug, category_id, title, excerpt, author_name, author_role, reading_minutes, tags, image_path, published_at, status, updated_by, created_at, updated_at, body
)
select
  '68fdcb0e-0fcc-4485-b655-082b4fa78aa6', 'two-minutes-around-the-news', category.id,
  'Two minutes around the news',
  'What the news rule forbids, what it leaves to you, and why a simulated account needs it more than a real one.',
  'Noor Haddad', 'Head of evaluations', 4, array['news', 'execution'], null,
  '2026-02-05T07:00:00Z', 'published', 'bec0573f-038c-499b-957d-380bf1224ed1', '2026-02-03T07:00:00Z', '2026-02-05T07:00:00Z',
  $markdown$The rule is one line: no opening or closing by hand from 2 minutes before to 2 minutes after high-impact news. The questions about it fill a folder. Here are the ones that matter.

## Which news

High-impact news means the releases that the economic calendar in the platform marks as high. In practice these are central bank decisions, inflation and employment figures of the large economies, and a few speeches. The calendar on your platform is the one that counts, so filter it for the highest mark and for the currencies you trade.

An unscheduled headline is not covered. Nobody can stop trading two minutes before something that nobody knew was coming.

## What “trading” means

Opening a position by hand inside the window breaks the rule, however small it is. So does closing one by hand, adding to it, or reducing it.

A stop loss or a take profit that you set before the window and that is hit inside it is *not* a violation. We want you to have a stop. Holding a position through the release is allowed, and whether it is wise is your own decision.

## The window on the clock

If the release is at 16:30, the window runs from 16:28 to 16:32. Both times are on the server’s clock, which is UTC+4. For a release at 13:30 in London in winter, add four hours: 17:30 on the server, and a window from 17:28 to 17:32.

![Ten minutes around one release. The pause is short; the rest of the hour is yours.](figure:news-window)

Put the day’s windows on paper in the morning. There are rarely more than three, and twelve minutes in a day are not a great loss.

## Why the rule exists

In a real market the price at the moment of a release is not one price. Quotes thin out, spreads widen, and an order for a size that was trivial a minute earlier is filled in pieces, several points away. A simulated account cannot reproduce that faithfully. It would fill you at a price that you could never have had.

So a method that lives from those seconds would look splendid with us and would say nothing about you. The rule removes the seconds in which simulation is least honest. It is in your interest as well: a fill that is too good on the way up can be too bad on the way down, and you would be right to complain.

## When it happens anyway

If you opened a position inside the window by mistake, do not repair it with a second trade inside the same window. Wait until it has passed, then write to us with the number of the ticket before we write to you. We look at the size and the pattern, and entries at the same second of every release are a pattern. Do not plan on leniency, though: the rule is a rule.

If you use an expert advisor, give it the windows. “The robot did it” is something we hear often, and approval of an advisor is approval of what it does at news time too. The [platform page](/platform) says how to ask.

## Planning around it

Many traders use the minutes well: they stop, breathe, and decide where the idea would be wrong. If the plan still makes sense at 17:33, it will make sense at 17:40. Combine it with [a day planned in server time](/blog/a-trading-day-in-server-time), and the rule becomes a short break rather than a trap.

The complete text is in the [trading rules](/rules). This article is educational and describes simulated accounts.
$markdown$
from public.blog_categories category
where category.slug = 'rules';
