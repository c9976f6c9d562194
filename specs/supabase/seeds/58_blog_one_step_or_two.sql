-- Its own figures: $7,000, $48,000, $53,000
insert into public.blog_posts (
  id, slug, category_id, title, excerpt, author_name, author_role, reading_minutes, tags, image_path, published_at, status, updated_by, created_at, updated_at, body
)
select
  'd23d93cd-223a-457e-8954-e677346c8776', 'one-step-or-two', category.id,
  'One step or two? A sober comparison',
  'A single target of ten percent with a moving floor, or two of eight percent with a fixed one. Neither is easier for everybody.',
  'Salma Farouk', 'Content editor', 4, array['1-step', '2-step', 'programs'], null,
  '2026-02-09T07:00:00Z', 'published', 'bec0573f-038c-499b-957d-380bf1224ed1', '2026-02-07T07:00:00Z', '2026-02-09T07:00:00Z',
  $markdown$We sell two programs that end in the same place: a simulated funded account. The 1-step program is the one in the shop window. The 2-step program is sold by direct link and has no tab in the selector, and people who find it ask which is easier. The honest answer is that they are difficult in different ways.

## The figures side by side

**1-step.** One phase with a target of 10%. The daily loss limit is 5% and the maximum loss is 10%, trailing: the floor follows the highest closed balance. When you pass, the fee comes back with a bonus of 10% of the target. Once funded, the daily limit is 3% and the profit share is 70% to 80%.

**2-step.** Two phases with a target of 8% each. The daily loss limit is 3% and the maximum loss is 8%, static: the floor stays where it began, 8% below the initial balance. When you pass, the fee comes back. Once funded, the share is up to 90%.

Both pay in a cycle of 14 days, both have no time limit, and on both 30 days without a trade closes the account.

## What trailing does to you

A trailing floor is unkind to a good start. Suppose a 1-step account on 50K closes at $53,000 in its first week. The floor has followed from $45,000 to $48,000. If the following week gives back $3,000, the account is flat, and the distance to the floor has shrunk from $5,000 to $2,000. We drew this in [how the trailing floor moves](/blog/how-the-trailing-floor-moves).

With a static floor the same two weeks leave you exactly where you were. On a 2-step account of 50K the floor is at $46,000 before and after, and at $53,000 the room was $7,000. Profit you have made is room you have gained.

![The same two weeks twice. The trailing floor has followed the crest and stays near; the static floor has not moved.](figure:two-floors)

So if your results come in bursts with pullbacks between them, the static floor fits better.

## What two phases do to you

Two targets of 8% are more than one of 10%, and they are separate accounts. Passing the first brings you to a fresh start, not halfway up the hill. All the patience has to be found twice, and the second time there is a funded account in sight, which makes people hurry.

The daily limit is the harder difference. Three percent a day is not a lot: with half a percent of risk on a trade, six losses in a day end the account. With the 5% of 1-step, ten do.

So if you trade seldom, keep losses small and dislike repeating yourself, one step fits better.

## What it costs

A 50K account costs $269 on 1-step and $299 on 2-step. On the smallest size it is $59 and $79. The bonus differs more: passing 1-step on 50K returns $769, which is the fee and $500. Passing 2-step returns the fee of $299. In exchange the share afterward can be higher. Which weighs more depends on how long you stay funded, and nobody can know that at the start.

## Three questions to choose by

1. Look at your last hundred trades. How large was the deepest fall from a peak of the balance? If it was more than half of the maximum loss, neither program is right yet.
2. What was your worst day? If it was beyond 2%, think hard about a limit of 3%.
3. Would you accept reaching a target and then starting again? If the answer comes quickly, you have it.

The [programs page](/programs) has the complete table, and the [prices](/pricing) are next to it. If you are still unsure, [write to us](/contact) with those three answers. We can explain what each rule would have meant for them. We will not tell you what to buy.
$markdown$
from public.blog_categories category
where category.slug = 'programs';
