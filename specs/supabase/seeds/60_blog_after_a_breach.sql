insert into public.blog_posts (
  id, slug, category_id, title, excerpt, author_name, author_role, reading_minutes, tags, image_path, published_at, status, updated_by, created_at, updated_at, body
)
select
  'a24134c0-0cac-4ee9-b6e1-e575c2116ffb', 'after-a-breach', category.id,
  'After a breach',
  'The account has ended and the coupon is in your inbox. Before you use it, give the last trades twenty quiet minutes.',
  'Oskar Lindqvist', 'Support lead', 4, array['breach', 'retry', 'routine'], null,
  '2026-02-16T07:00:00Z', 'published', 'bec0573f-038c-499b-957d-380bf1224ed1', '2026-02-14T07:00:00Z', '2026-02-16T07:00:00Z',
  $markdown$An account ends in less than a second. A position closes, the balance is below a line, and the platform stops accepting orders. What follows takes longer, and it is the part that decides how the next one goes.

## What happens on our side

When a limit is breached, that account ends at once and for good. Open positions are closed. You receive a message that names the limit, the value that was allowed, the value that was reached, and the moment. Please read it, because it is often not the limit that people think. Many of those who write to us about “the daily loss” have in fact reached the maximum loss.

With it comes a coupon: 10% off a new account of the same size, one for each ended account, valid for 14 days. It works once, on your own login, and it cannot be combined with another one.

If you believe the message is wrong, answer it. We look at every objection by hand, with the ticket numbers and the quotes. We have been wrong before, and then we put it right.

## What we suggest you do first

Nothing, for a day. The coupon is valid for two weeks, and no account has been improved by being bought in the first hour. People who buy the next evaluation on the same evening tend to take the trade that ended the last one, only larger.

After that day, find twenty quiet minutes and answer four questions in writing.

**Which limit was it?** The daily one says something about one session. The maximum one says something about weeks.

**How did the balance get there?** Draw it by hand from the equity curve. A cliff means one trade or one afternoon. A slope means that the method lost, or that the risk was too high for its ordinary losing streaks.

**What was the risk on the last five trades?** Compare it with the five before. If it grew on the way down, you have found the reason, and it was not the market.

**Would the same trades have passed with half the size?** This is the most useful question of all. Take your list and halve every result. Very often the curve stays above every line. If it does, there is nothing to repair but the size.

![Eight trades that end an account, and the same eight at half the size: that curve stays above every line.](figure:half-size)

## When a new account makes sense

It makes sense if the answer to the last question is yes, and you are able to trade at that size. It makes sense if the breach was a mistake that cannot happen twice, such as [a day that had not ended yet](/blog/a-trading-day-in-server-time). It may make sense to choose a smaller size, even though the coupon is for the same one: ten percent off is not a reason to carry more than you can.

It does not make sense to win back the fee. The fee is spent. The next one is a new decision about new money, and it should be money that you can do without.

## When it does not

If this was the third breach for the same reason, stop buying evaluations and trade a free demo account for a month, with the limits written on a card. You can keep our rules without paying us. If you can keep them for a month, come back.

And if trading, simulated or not, has begun to cost you sleep, work or people, then please talk to somebody who is not a trader. We will close your account on request, without questions, and we will not send you coupons. [Write to us](/contact) and say so.

The rule itself is in the [trading rules](/rules); the figures of every size are on the [pricing page](/pricing).
$markdown$
from public.blog_categories category
where category.slug = 'risk';
