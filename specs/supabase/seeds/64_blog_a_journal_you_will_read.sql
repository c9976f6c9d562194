-- Its own figures: $60, $90
-- Appears on its publishing day.
insert into public.blog_posts (
  id, slug, category_id, title, excerpt, author_name, author_role, reading_minutes, tags, image_path, published_at, status, updated_by, created_at, updated_at, body
)
select
  'bd096a06-ca55-468b-9246-07b0a9c01193', 'a-journal-you-will-read', category.id,
  'A journal you will actually read',
  'Most trading journals die in the second week. Four columns and ten minutes on Sunday are enough.',
  'Salma Farouk', 'Content editor', 4, array['journal', 'habits'], null,
  '2026-03-05T07:00:00Z', 'published', 'bec0573f-038c-499b-957d-380bf1224ed1', '2026-02-24T08:00:00Z', '2026-02-26T09:30:00Z',
  $markdown$Everybody recommends a trading journal, and nearly everybody has a folder with one that ends on the ninth day. The problem is seldom discipline. It is that the journal asks for too much while the trade is open and gives nothing back afterward.

So this is a case for a small one.

## Four columns

For each trade write four things, and nothing else:

1. **Why.** One sentence, written *before* the entry. “Second test of Tuesday’s low, London open.” If you cannot finish the sentence, you have learned something already.
2. **Risk.** In dollars, from entry to stop. Not lots, not pips.
3. **Result.** In dollars and as a multiple of the risk. A win of $90 with $60 at risk is +1.5.
4. **Rule.** Did you do what the sentence said? Yes or no.

The platform knows the rest: times, prices, sizes and charts. You can export those whenever you need them. What it cannot know is why you did it and whether you kept to it, so that is what you write.

## Why multiples

A list of dollar results mixes two things: how good the decision was and how large the position was. Dividing by the risk takes the second one out. Ten trades of −1, −1, +1.5, −1, +2, +1.5, −1, −1, +1.5 and −0.5 add up to +1. That is a tenth of the risk earned on each, before costs, and it says more about the method than any single dollar amount.

![Ten results in multiples of the risk. The sum falls first, climbs, and ends one risk above its start.](figure:journal-sum)

It also makes the limits easy to see. If you risk half a percent each time, a run that falls six multiples from its peak is a fall of about 3%. Compare that with the distance to [your floor](/blog/how-the-trailing-floor-moves).

## The column that pays

After thirty trades, sort by the last column. Add up the multiples of the trades marked “yes”, and those marked “no”.

In nearly every journal that traders have shown us, the second sum is negative, and often by more than the first one is positive. That is not a law of nature, and your own sheet may say otherwise. But if it says the same, then the most valuable change is not a new indicator. It is fewer trades of the second kind.

## Ten minutes on Sunday

Once a week, read the sentences of the week aloud. It sounds silly, and it works, because a reason that was a mood sounds like a mood when it is spoken. Then answer three questions in writing:

- Which trade would I take again in the same way?
- Which one did I know was wrong at the time?
- What is the one thing that I do differently next week?

One thing, not five. Next Sunday you check whether you did it.

## What to leave out

Leave out screenshots of every entry; you will not look at them. Leave out a score for your feelings from one to ten. Leave out anything that takes longer than a minute, because on a bad day you will skip it, and the bad days are the ones you want to read about.

## When you are in an evaluation

Add two numbers at the end of each server day: the closing balance and the nearer of the two limits. With the [two percent ceiling](/blog/two-percent-is-the-ceiling) beside them, you have the whole risk picture on one line. If an account ends, this is also the page from which to begin again, and it is where our article [after a breach](/blog/after-a-breach) starts.

None of this is advice on what to trade. It is only a way to find out what you did.
$markdown$
from public.blog_categories category
where category.slug = 'routine';
