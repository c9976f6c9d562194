insert into public.blog_posts (
  id, slug, category_id, title, excerpt, author_name, author_role, reading_minutes, tags, image_path, published_at, status, updated_by, created_at, updated_at, body
)
select
  '3796f08f-3f18-4c98-916e-38e503a3956e', 'what-simulated-means', category.id,
  'What “simulated” means, plainly',
  'No order of yours reaches a market. What that changes, what it does not, and why we say it on every page.',
  'Noor Haddad', 'Head of evaluations', 4, array['simulation', 'risk', 'firm'], null,
  '2026-01-09T07:00:00Z', 'published', 'bec0573f-038c-499b-957d-380bf1224ed1', '2026-01-07T07:00:00Z', '2026-01-09T07:00:00Z',
  $markdown$This is the first article on our blog, so it should be about the first thing that you ought to know. Every account we sell is simulated, and so is every funded account. No order of yours reaches a market. You never deposit trading capital, and we never trade with money of yours.

Some firms put this in the small print. We prefer to begin with it.

## What is simulated

Balance, positions, profits and losses are numbers on a server that receives market prices. When you buy one lot of gold, nobody sells you gold. The server writes down a price and a time, and from then on it calculates.

The funded account is the same. It is called funded because a share of its profit is paid to you, and that payment is real. The profit it is calculated from is not.

## What is real

![Of a simulated profit, a share is paid out. The profit is a number on our server; the payment is money on your account.](figure:paid-share)

The fee that you pay is real money, and so are the refund and the bonus when you pass, and the payouts afterward. They come from our revenue. That is the whole business: many people pay a fee, some pass, and those who trade well over time receive rewards.

You can see from this what our interests are. We earn when people buy evaluations, and we pay when people trade well. We deal with that tension by making the rules exact, publishing every figure, and letting no rule depend on our opinion. A limit is a number. Either the balance crossed it or it did not.

## Where simulation flatters

A simulated fill is better than a real one in several ways, and you should know them:

- **Liquidity.** The server fills any size at the quoted price. A market does so only for sizes that are small enough.
- **Gaps.** Over a weekend or around a release, the real fill can be far from the stop. The server shows only a part of that.
- **Costs.** What a real market takes is in the numbers only in part. The effect of your own order on the price is not in them at all.
- **Nerves.** This is the largest one. Losing a number and losing the rent feel different, and people who are calm with the first are not always calm with the second.

So simulated results do not predict future results, and they do not predict what you would do with your own money. Most people who trade leveraged products with real money lose. Passing an evaluation does not change those odds.

## Why then do it

There are good reasons. You can find out whether your method survives fixed limits, for the price of the fee and not for the price of an account. You can earn rewards for skill without putting savings at risk. And the limits teach something that is hard to teach oneself: to stop for the day.

There are bad reasons as well. It is not an income, it is not an investment, and it is not a way to earn back what was lost elsewhere. If one of these is yours, then please keep the fee.

## What we do about it

We mark sample figures as samples. We print the inactivity rule wherever we say that there is no time limit. We show [what you pay and what comes back](/blog/what-the-fee-buys-and-what-comes-back) for every size, to the dollar. And we answer when you ask.

The [risk disclosure](/legal/risk) says all this in the language of lawyers. The [about page](/about) says who we are, and [why traders choose us](/why) says what we believe is good about it. If something on this site sounds better than this article, [tell us](/contact), because then the other page is wrong.
$markdown$
from public.blog_categories category
where category.slug = 'firm';
