-- Its own figures: $700, $850, $9,250, $9,600, $10,100, $10,250
insert into public.blog_posts (
  id, slug, category_id, title, excerpt, author_name, author_role, reading_minutes, tags, image_path, published_at, status, updated_by, created_at, updated_at, body
)
select
  '99672dc9-8e1e-42f7-80d6-e69d9daa159e', 'how-the-trailing-floor-moves', category.id,
  'How the trailing floor moves',
  'The maximum loss on 1-step follows your best closed balance upward and never comes back down. Here is the arithmetic, day by day.',
  'Noor Haddad', 'Head of evaluations', 3, array['drawdown', '1-step', 'limits'], 'figures/trailing-floor.svg',
  '2026-01-14T07:00:00Z', 'published', 'bec0573f-038c-499b-957d-380bf1224ed1', '2026-01-12T07:00:00Z', '2026-01-14T07:00:00Z',
  $markdown$Of all the questions that reach our support team, one comes back every week: “I was in profit, so why did my account end?” Nearly always the answer is the trailing floor. The rule is short. What it does over three weeks of trading is less obvious, so this article walks through it with figures.

## The rule in one sentence

On a 1-step account the maximum loss is 10% of the initial balance, measured downward from the highest closed balance so far, until the floor reaches the initial balance. There it stops for good.

Three parts of that sentence matter. The distance is a share of the *initial* balance, so it stays the same number of dollars for the life of the account. It is measured from the highest *closed* balance, so an open trade that was far in profit at noon and closed flat at night has not moved anything. And the floor only ever moves up.

## A 10K account, day by day

The account starts at $10,000. Ten percent of that is $1,000, so the floor is at $9,000.

- Monday closes at $10,250. The highest closed balance is now $10,250, so the floor moves to $9,250.
- Tuesday closes at $10,100. That is not a new high. The floor stays at $9,250, and the distance to it has shrunk to $850.
- Wednesday closes at $10,600. New high, new floor: $9,600.
- Thursday and Friday lose a little and close at $10,300. The floor is still at $9,600, and $700 are left.

![The floor climbs with every new high and stays when the balance falls. On Friday the account is in profit, with less room than on the first morning.](figure:trailing-floor)

Notice what happened on Friday. The account is $300 in profit, and yet there is less room than on the first morning, when there was $1,000. Nothing unfair has happened: the room was used on the way from $10,600 to $10,300. But a trader who sizes positions by “I have a thousand dollars of room” is now wrong by thirty percent.

## Where it stops

The floor stops at the initial balance. On a 10K account that happens when the highest closed balance reaches $11,000, which is also the profit target of the evaluation. So during the evaluation the floor is always on the move, and on the funded account it can come to rest: once you have closed at $11,000 there, the floor is at $10,000 and stays, whatever you earn afterward. From then on every further dollar of profit is a further dollar of room.

## What to do with this

Write down two numbers each evening: the highest closed balance and the floor that follows from it. The dashboard shows both, but writing them makes you look. Then size tomorrow’s risk from the distance between the balance and the floor, not from the size on the label.

If you would rather have a floor that never moves, look at the 2-step program, where the drawdown is static. The [comparison of the programs](/programs) shows both side by side, and [the daily loss limit](/blog/the-daily-loss-limit-in-numbers) is the other half of the picture. The full wording of the rule is in the [trading rules](/rules).

Everything described here happens on simulated accounts. It explains a rule and is not advice on how to trade.
$markdown$
from public.blog_categories category
where category.slug = 'rules';
