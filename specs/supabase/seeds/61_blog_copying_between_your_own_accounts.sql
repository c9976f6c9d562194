-- Its own figures: $25
insert into public.blog_posts (
  id, slug, category_id, title, excerpt, author_name, author_role, reading_minutes, tags, image_path, published_at, status, updated_by, created_at, updated_at, body
)
select
  '91ebbe85-2c33-43a2-b822-4eb8513b2602', 'copying-between-your-own-accounts', category.id,
  'Copying between accounts of your own',
  'Copy trading is advertised on our site, and third-party management is forbidden. Where exactly does one end and the other begin?',
  'Noor Haddad', 'Head of evaluations', 4, array['copy trading', 'teams'], null,
  '2026-02-19T07:00:00Z', 'published', 'bec0573f-038c-499b-957d-380bf1224ed1', '2026-02-17T07:00:00Z', '2026-02-19T07:00:00Z',
  $markdown$Two sentences on our site seem to contradict each other. One says that copy trading is welcome, solo or with a team. The other forbids third-party management. They do not contradict each other, but the line between them deserves more than a footnote.

## Solo: your hands, your accounts

You may hold several accounts and trade on one of them while the others follow. All of them are in your name, you bought each of them, and you are the one who decides. That is copying, and it needs no permission.

Each account keeps its own limits. If you copy a trade from a 50K account to a 10K account without scaling it, the smaller one carries five times the risk. The rule of at most 2% risk per trade is checked on every account by itself, and so are the daily loss and the maximum loss. A breach ends only the account on which it happens; the others continue.

![Half a percent on 50K, copied to smaller accounts without scaling. The ticket is the same, and the risk is not.](figure:copied-risk)

So scale by balance, not by lots. And check the rounding: half a percent on 5K is $25, and with a wide stop the smallest position may already be more than that. Then the right size is no trade.

## With a team: registered, and each their own

Friends who trade together may copy among each other as a registered team. Registered means that you tell us before you start: who the members are, which accounts belong to whom, and who usually leads. Every member bought the account that copies, and every member decides which trades to follow. A member who is on holiday and lets everything through without looking is close to the edge of that sentence.

A team of three to five people is typical. Wait for our answer before the first copied trade; until then you are not a team, but several people with the same ticket.

## Where it ends

Third-party management begins where somebody else makes the decisions on an account that is yours. Three examples that we meet:

- A “passing service” that trades evaluations for customers. The account ends, and so do the others that trade the same pattern.
- A signal room whose members run the same advisor with the same settings. Fifty strangers with identical tickets are not fifty traders.
- A relative who has your login “just for the Asian session”. We know it is kind. It is still somebody else.

The test is simple. Could you explain every open position, why it is there and where it would be wrong, without asking anybody? If so, it is your account.

## What copying does not change

Copying is not hedging across accounts. Buying on one and selling the same instrument on another, so that one of the two must win, is prohibited, whoever owns them. The same goes for arbitrage between accounts and for anything that lives from delays between two price feeds.

News windows apply to the copy as well as to the original. If the leading account opens at 16:27:50 and the copy arrives at 16:28:05, the copy is [inside the window](/blog/two-minutes-around-the-news). Leave a margin.

## Setting it up

The copier of the platform is enough for accounts of your own. For teams we send a form, and with it a short list of what we look at. Begin with two accounts and the smallest size for a week; nearly every mistake with a copier shows itself in the first three trades.

The [copy trading page](/copy-trading) has the limits in short. To register a team, [write to us](/contact) with the names of the members and the numbers of their accounts. Everything here concerns simulated accounts and is not advice.
$markdown$
from public.blog_categories category
where category.slug = 'rules';
