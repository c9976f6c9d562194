-- Its own figures: $900, $1,200, $26,200, 75%
insert into public.blog_posts (
  id, slug, category_id, title, excerpt, author_name, author_role, reading_minutes, tags, image_path, published_at, status, updated_by, created_at, updated_at, body
)
select
  'a3c2c4f8-2302-4be0-b7eb-b64eba7bc924', 'from-request-to-transfer', category.id,
  'From request to transfer',
  'Cycle, processing, refund, minimum. Four figures that are often mixed up, and what actually happens between them.',
  'Oskar Lindqvist', 'Support lead', 4, array['payouts', 'methods', 'identity'], null,
  '2026-02-23T07:00:00Z', 'published', 'bec0573f-038c-499b-957d-380bf1224ed1', '2026-02-21T07:00:00Z', '2026-02-23T07:00:00Z',
  $markdown$Ask five people how long a payout takes and you get five answers, because they are answering four different questions. So we never write “payout time” on this site. There are four figures, and each has a name.

## The four figures

**The cycle** says how often you may ask: every 14 days on a funded 1-step or 2-step account, every 7 days on Instant once it is for sale, and weekly with the add-on.

**Processing** says how long we need once you have asked: 24 to 48 hours. In that time a person looks at the account, checks the rules, and sends the transfer on its way.

**The refund** concerns the fee and the bonus after you have passed. It takes 5 to 7 business days, and it happens once.

**The minimum** is $50. Below that, the amount stays on the account and counts toward the next cycle.

What none of them contains is the time that your own bank needs. A transfer that left us on Tuesday may arrive on Thursday.

![The cycle, then our part, then the part of your bank, on one scale of days.](figure:payout-days)

## What happens after you press the button

1. All positions have to be closed. A request with an open position is refused at once, and nothing is lost.
2. The amount is worked out: the simulated profit since the last payout, times your share. On 1-step the share lies between 70% and 80%; on other programs it is up to 90%.
3. The profit is taken off the account, so that balance and payout agree.
4. Somebody on our side looks at the trades. An account with entries around [high-impact news](/blog/two-minutes-around-the-news) takes longer.
5. The transfer is sent, and you receive a receipt with its reference.

An example. A funded 25K account stands at $26,200 when the cycle ends. The profit is $1,200. At 75% your part is $900, and the account goes on at $25,000.

## Bank, UPI, crypto

You choose one of three methods. Bank transfers reach most countries and take the longest. UPI is for India, and usually the fastest. Crypto goes to the address and the network that you named; please send yourself a small amount first if the address is new, because a wrong address cannot be called back by anybody.

The account must be in your own name, whichever method you use. We do not pay to friends, to companies you work for, or to wallets of an exchange under another name.

## Identity, once

Before the first payout we ask for a proof of identity: a passport, an identity card or a residence permit, and sometimes a proof of address. Documents are read by people, kept in private storage, and are visible to you and to the reviewers only. The [security page](/security) says more.

The commonest reason for a rejection is a cut corner on the photograph. The second is a proof of address that is older than three months. Both are fixed in a minute if you read the reason we send.

Do it early. A review takes its time, and it is a pity to wait for it with money that is otherwise ready.

## What can stop a payout

A breach before the request ends the account, and with it the simulated profit. Third-party management and the other prohibited practices stop a payout even when no limit was touched. Being in profit is not enough; the [rules](/rules) have to have been kept along the way.

The complete process is described in the [payout policy](/payout-process). If something there is unclear, [ask us](/contact) before you ask for money, not after.
$markdown$
from public.blog_categories category
where category.slug = 'payouts';
