-- Its own figures: $180, $340
insert into public.blog_posts (
  id, slug, category_id, title, excerpt, author_name, author_role, reading_minutes, tags, image_path, published_at, status, updated_by, created_at, updated_at, body
)
select
  '15ba1aa7-5d8a-487a-a911-3657f2d94806', 'a-trading-day-in-server-time', category.id,
  'A trading day in server time',
  'The day closes at midnight in Dubai, wherever you are. Knowing your own hour for it prevents the most annoying breach of all.',
  'Oskar Lindqvist', 'Support lead', 4, array['time zones', 'planning'], null,
  '2026-02-12T07:00:00Z', 'published', 'bec0573f-038c-499b-957d-380bf1224ed1', '2026-02-10T07:00:00Z', '2026-02-12T07:00:00Z',
  $markdown$A trader in São Paulo breached the daily loss limit with a loss of $180. The limit was $500. He had lost $340 in the early evening, stopped, slept a little, and taken one more trade after midnight, “on the next day”. On the server both losses fell on the same day. It had begun at 17:00 of his time, and he was still in the middle of it when he sat down again.

It is the most annoying breach there is, because nothing about the trading was wrong.

## One clock for everybody

A trading day closes at 00:00 server time. The server runs on Dubai time, UTC+4, and Dubai has no daylight saving. So the close is at 20:00 UTC, every day of the year.

Find your own hour once and write it where you see it:

- Lagos, UTC+1: 21:00
- Johannesburg, UTC+2: 22:00
- Nairobi and Istanbul, UTC+3: 23:00
- Mumbai, UTC+5:30: 01:30 in the night
- São Paulo, UTC−3: 17:00
- Bogotá, UTC−5: 15:00

![A local day from midnight to midnight; where the bar ends, the server begins its next day.](figure:server-day)

Where clocks change, the hour moves with them. In Berlin the server day ends at 21:00 in winter and at 22:00 in summer, in London at 20:00 and at 21:00. The changes fall on the last Sundays of March and October in Europe, and on other dates in North America, so for a few weeks each year the familiar distance between London and New York is not the familiar one either.

If you are in Mumbai, look at the list again. Your day ends at half past one in the *morning*. An evening session that runs late is still on the old day until then.

## What the close does

Three things happen at that moment. The closing balance becomes the reference for the next day’s loss limit. On a trailing account the highest closed balance is updated, and with it the floor. And the day’s entry is written into your equity curve on the [dashboard](/dashboard).

Nothing happens to open positions. They stay open, and what they lose after midnight counts on the new day.

## A day that fits

Here is a shape that suits many people who trade beside a job. Change what you like, but keep the order.

**Before the first trade.** Read the two limits and write down the nearer one in dollars. Look at the calendar and mark the [minutes around high-impact news](/blog/two-minutes-around-the-news). Decide how many losses end the day. Two is a good number.

**The session.** Choose two or three hours in which your instruments move, and trade only then. For European currencies that is the London morning; on the server it begins around noon.

**After the session.** Close what you do not want to hold, note the result, and leave. If you want to look again in the evening, look without the platform.

**The close.** Open nothing new in the hour before it, so that no trade of yours depends on which side of midnight it ends. Spreads tend to widen an hour or two later, around the end of the New York day, and an idea that has been good all day will still be good tomorrow.

## The one trick

Set an alarm for your own hour of the close and call it “new day”. When it rings, you may begin to think about another trade. It costs nothing, and it would have saved an account in São Paulo.

More about the limits themselves: [the daily loss limit in numbers](/blog/the-daily-loss-limit-in-numbers). Sessions and instruments are on the [platform page](/platform). All accounts are simulated.
$markdown$
from public.blog_categories category
where category.slug = 'routine';
