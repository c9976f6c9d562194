insert into public.blog_posts (
  id, slug, category_id, title, excerpt, author_name, author_role, reading_minutes, tags, image_path, published_at, status, updated_by, created_at, updated_at, body
)
select
  '060beaa9-ceac-4751-b970-7c28e9022252', 'what-the-fee-buys-and-what-comes-back', category.id,
  'What the fee buys, and what comes back',
  'One payment, one refund and one bonus. We take the 10K evaluation apart to the last dollar.',
  'Noor Haddad', 'Head of evaluations', 3, array['price', 'refund', 'bonus'], 'figures/fee-and-bonus.svg',
  '2026-01-28T07:00:00Z', 'published', 'bec0573f-038c-499b-957d-380bf1224ed1', '2026-01-26T07:00:00Z', '2026-01-28T07:00:00Z',
  $markdown$“What does it cost in the end?” is a fair question, and it deserves an answer without a footnote. So here is the 10K evaluation of the 1-step program, taken apart.

## What you pay

You pay $99, once. There is no subscription. Two things can be added on the order page, and both are optional: weekly payouts for $29, and five more percent of drawdown for $49. With neither, the total is $99.

You never deposit trading capital. All accounts, before and after you pass, are simulated, and no order reaches a market. The fee pays for the evaluation: the platform, the data, the people who answer you, and the rewards of those who pass.

## What comes back when you pass

The profit target of a 10K account is 10%, so $1,000. When you reach it within the limits and with all positions closed, two amounts become due:

- the fee, in full: $99
- a bonus of 10% of the profit target: $100

Together that is $199, and it is the figure that the price table shows as the winner’s bonus. It contains the refund; it does not come on top of it. We mention this because the word “bonus” has been stretched elsewhere, and because you can check it: for every size of the 1-step program, the figure in the table is the fee plus 10% of the target.

- 5K: $59 and $50 make $109
- 10K: $99 and $100 make $199
- 25K: $159 and $250 make $409
- 50K: $269 and $500 make $769
- 100K: $469 and $1,000 make $1,469
- 200K: $849 and $2,000 make $2,849

![The fee comes back on every size, and the bonus grows with the target.](figure:fee-and-bonus)

Refund and bonus are sent within 5 to 7 business days. Add-ons are not refunded, because they have been used.

If you change your mind before your first trade, you can return the account within 14 days of paying and receive the full amount, add-ons included.

## What does not come back

If the account breaches a limit, the fee is gone. That account ends at once and for good. You may start a new one of the same size at 10% off, with one coupon for each ended account, valid for 14 days. On the 10K size that means $89.10 instead of $99. We would rather you waited a few days before using it, and we wrote down [what we would do first](/blog/after-a-breach).

Many people who take an evaluation, here or anywhere, do not pass. Read the price with that in mind: it is a fee that you can lose, not a deposit that you will get back.

## After that

A funded 1-step account pays 70% to 80% of its simulated profit, in a cycle of 14 days, with a minimum of $50. That is a different subject, and it has [an article of its own](/blog/from-request-to-transfer). Bonus and profit share are different things too: the bonus is paid once, for passing, while the share is paid for what happens after.

## Adding it up yourself

The [pricing page](/pricing) has a calculator. Type any balance and any target, and it prints the profit at the target, the bonus, and the most you may risk on a trade. If a number there disagrees with a number here, write to us through the [contact page](/contact), because one of them is a mistake of ours.
$markdown$
from public.blog_categories category
where category.slug = 'payouts';
