-- Messages from /contact, and choices from the cookie banner: about two in three accept, a quarter refuse, the rest choose.

insert into public.contact_messages (id, name, email, topic, message, status, answer, answered_by, answered_at, received_at)
values
  (
    pg_temp.seed_id('message 1'), 'Hadi Mansour', 'hadi.mansour@mail.example', 'support',
    'Do you accept traders who live in Oman and have a Jordanian passport? I could not find a list of countries.',
    'answered', 'Yes, both are fine. At the identity check we ask for the passport and, if you like, the residence permit.',
    'c2d980d7-a673-4d0d-bac0-bc6c01d89b45', '2026-02-10T08:20:00Z', '2026-02-09T19:45:00Z'
  ),
  (
    pg_temp.seed_id('message 2'), 'Beatriz Lopes', 'beatriz@prop-weekly.example', 'press',
    'I write for Prop Weekly and compare how firms explain trailing drawdown. May I reproduce the picture from your article, with a link?',
    'answered', 'Gladly, with the link and the name. Noor is available for questions on Thursday after 10:00 UTC.',
    'bec0573f-038c-499b-957d-380bf1224ed1', '2026-02-17T07:05:00Z', '2026-02-16T14:30:00Z'
  ),
  (
    pg_temp.seed_id('message 3'), 'Best Rank Team', 'offers@first-page.example', 'other',
    'We can bring your website to the first page of search results within one week, guaranteed. Reply for our price list.',
    'spam', null, null, null, '2026-02-19T03:12:00Z'
  ),
  (
    pg_temp.seed_id('message 4'), 'Anneke de Wit', 'anneke.dewit@mail.example', 'privacy',
    'I asked a question in the chat last year without having an account. Please tell me what you have stored about me and delete it.',
    'answered', 'We found one chat transcript under this address, sent it to you, and deleted it today. Nothing else is stored.',
    'c2d980d7-a673-4d0d-bac0-bc6c01d89b45', '2026-02-23T09:40:00Z', '2026-02-20T11:00:00Z'
  ),
  (
    pg_temp.seed_id('message 5'), 'Joseph Kiptoo', 'joseph.kiptoo@mail.example', 'affiliates',
    'I run a school for beginners in Eldoret. Can the school be the affiliate, or must it be a person? We would share one link.',
    'new', null, null, null, '2026-02-27T10:25:00Z'
  ),
  (
    pg_temp.seed_id('message 6'), 'Mina Petrović', 'mina.petrovic@mail.example', 'support',
    'The calculator on the pricing page shows a bonus for 7500 dollars, but there is no such size in the list. Can I buy it?',
    'new', null, null, null, '2026-02-28T16:50:00Z'
  ),
  (
    pg_temp.seed_id('message 7'), 'Rashid Al Suwaidi', 'rashid.suwaidi@mail.example', 'support',
    'My company would like to buy ten evaluations for its interns. Is there an invoice with our tax number, and may each intern have a login?',
    'new', null, null, null, '2026-03-01T06:05:00Z'
  );

insert into public.consent_log (id, visitor_id, version, text_hash, choice, analytics, marketing, chosen_at)
select
  pg_temp.seed_id('consent ' || turn), pg_temp.seed_id('visitor ' || turn), '2026-01-05',
  '1e64aca02e0321ff57ce43132d7c9896607b04857987fd65825caa27122aa62c',
  picked.choice::public.consent_choice,
  picked.choice = 'accept-all' or (picked.choice = 'custom' and turn % 24 = 5),
  picked.choice = 'accept-all',
  '2026-02-01T05:10:00Z'::timestamptz + make_interval(hours => turn * 15 + turn * 7 % 11, mins => turn * 37 % 60)
from generate_series(1, 42) turn
cross join lateral (
  select case when turn % 12 in (3, 7, 11) then 'necessary-only' when turn % 12 = 5 then 'custom' else 'accept-all' end as choice
) picked;
