-- Questions and answers. A reply of ours leaves a ticket answered, one of its owner open.

insert into public.tickets (id, owner_id, topic, subject, message, status, created_at, updated_at)
select
  pg_temp.seed_id('ticket ' || book.subject), person.id, book.topic::public.ticket_topic, book.subject, book.message,
  book.status::public.ticket_status, book.created_at::timestamptz, book.updated_at::timestamptz
from (values
  (
    'Arjun Verma', 'rules', 'Holding through the payroll figures', 'closed', '2026-01-15T06:10:00Z', '2026-01-16T09:00:00Z',
    'I am long on gold since Tuesday and want to keep it over Friday''s payroll release. I will not touch it in those minutes. Is that allowed, or do I have to be flat?'
  ),
  (
    'Tomás Ribeiro', 'account', 'Did my 25K account really breach on 3 February?', 'closed', '2026-02-03T18:25:00Z', '2026-02-04T13:40:00Z',
    'The message says equity fell to $23,823.00 and the limit was $23,835.50. That is twelve dollars. I closed the trade a minute later with much less of a loss. Can you look at it again?'
  ),
  (
    'Elif Aydın', 'technical', 'Second login for the 2-step account', 'closed', '2026-02-12T08:40:00Z', '2026-02-12T10:15:00Z',
    'I bought a 2-step 25K this morning, but the platform only shows my 50K. Did the login get lost?'
  ),
  (
    'Samuel Okafor', 'account', 'How was the floor of $46,872 worked out?', 'answered', '2026-02-11T21:15:00Z', '2026-02-12T08:05:00Z',
    'My 50K ended today because it closed at $46,802.00. I thought the floor was at $45,000, ten percent below. Where do the other $1,872 come from?'
  ),
  (
    'Rami Nasser', 'affiliate', 'Commission of a refunded order', 'closed', '2026-02-26T09:30:00Z', '2026-02-26T12:20:00Z',
    'Khalid''s order of 24 February appears as reversed in my earnings. He told me he only changed his mind about the add-on. Do I lose the commission for the whole order?'
  ),
  (
    'Leila Karam', 'payout', 'Can a payout go to my bank in Lebanon?', 'answered', '2026-02-24T07:50:00Z', '2026-02-24T11:10:00Z',
    'My payouts go to the bank in Dubai today. From April I will be in Beirut for a while. Can I have two accounts on file and choose for each request?'
  ),
  (
    'Camila Souza', 'rules', 'Account closed after thirty days', 'answered', '2026-02-25T17:30:00Z', '2026-02-26T08:45:00Z',
    'I understand the rule, I just did not see the date coming. Is there any way to be warned earlier next time? I have bought a 25K now and do not want to lose it like that.'
  ),
  (
    'Marta Wójcik', 'rules', 'Daily limit on funded is three percent?', 'open', '2026-02-25T16:40:00Z', '2026-02-26T19:05:00Z',
    'My funded 50K ended on 25 February. In the evaluation the daily limit was five percent, and I planned my risk for that. Where was I told that it becomes three?'
  ),
  (
    'Clara Dubois', 'affiliate', 'What do you need to decide on my application?', 'open', '2026-02-27T15:20:00Z', '2026-02-27T15:20:00Z',
    'I applied on Tuesday with dubois-compare.example. The page lists evaluation programs in French and marks paid links as such. If you need traffic figures, I can send them.'
  ),
  (
    'Leila Karam', 'affiliate', 'A banner in Arabic, right to left', 'open', '2026-02-28T13:10:00Z', '2026-02-28T13:10:00Z',
    'The banners under Tools read from left to right and my readers do not. Could I have one in Arabic, or may I make it myself and have you check it?'
  ),
  (
    'Wanjiru Njoroge', 'identity', 'Is a Kenyan passport card enough?', 'open', '2026-02-28T08:20:00Z', '2026-02-28T08:20:00Z',
    'I have uploaded the page of my passport with the photograph. The new ones have a second page with the signature. Do you need both? My first payout would be due this week.'
  )
) as book (name, topic, subject, status, created_at, updated_at, message)
join public.profiles person on person.display_name = book.name
order by book.created_at;

insert into public.ticket_replies (id, ticket_id, author_id, author_name, is_staff, body, created_at)
select
  pg_temp.seed_id('reply ' || book.subject || book.created_at), ticket.id, person.id, person.display_name,
  exists (select 1 from public.user_roles where user_roles.user_id = person.id), book.body, book.created_at::timestamptz
from (values
  (
    'Holding through the payroll figures', 'Oskar Lindqvist', '2026-01-15T08:35:00Z',
    'You may hold it. The rule is about trading inside the window: opening, closing, adding or reducing from two minutes before to two minutes after. A stop that you set earlier may be hit. Please be sure that the position is small enough for what gold does on such a Friday.'
  ),
  ('Holding through the payroll figures', 'Arjun Verma', '2026-01-16T08:50:00Z', 'Clear, thank you. I have halved it.'),
  (
    'Did my 25K account really breach on 3 February?', 'Oskar Lindqvist', '2026-02-04T07:30:00Z',
    'Hello Tomás, I have checked the ticks of that minute. The balance at the close of 2 February gave a limit of $23,835.50 for the day, and equity was at $23,823.00 for eleven seconds. The limit counts at every moment, not at the close of the trade, so the breach stands. I am sorry that it was so narrow.'
  ),
  (
    'Did my 25K account really breach on 3 February?', 'Tomás Ribeiro', '2026-02-04T12:55:00Z',
    'Fair enough. I had the limit in my head as an amount at the end of the day. I will use the coupon, with half the size.'
  ),
  (
    'Did my 25K account really breach on 3 February?', 'Oskar Lindqvist', '2026-02-04T13:40:00Z',
    'Half the size is a good plan. The coupon is valid for fourteen days, so there is no hurry. Good luck with the next one.'
  ),
  (
    'Second login for the 2-step account', 'Oskar Lindqvist', '2026-02-12T09:20:00Z',
    'It went out at 12:23 our time, to the address of your order. Each account has a login of its own, so the platform shows one at a time. Could you look in the spam folder?'
  ),
  ('Second login for the 2-step account', 'Elif Aydın', '2026-02-12T10:10:00Z', 'Found it, it was in spam. Sorry!'),
  (
    'How was the floor of $46,872 worked out?', 'Oskar Lindqvist', '2026-02-12T08:05:00Z',
    'The floor on 1-step follows the highest closed balance. Yours was $51,872 at its best, and ten percent of the initial balance is $5,000, which gives $46,872. At the start it was $45,000, as you remember it. There is an article with a picture on our blog, "How the trailing floor moves". Ask again if a step is missing.'
  ),
  (
    'Commission of a refunded order', 'Noor Haddad', '2026-02-26T11:05:00Z',
    'The whole order was refunded, so the whole commission is reversed. If he orders again through your link, that sale is yours as usual. Your other commissions and both payouts are untouched.'
  ),
  ('Commission of a refunded order', 'Rami Nasser', '2026-02-26T12:15:00Z', 'Understood. He will order again this week.'),
  (
    'Can a payout go to my bank in Lebanon?', 'Noor Haddad', '2026-02-24T11:10:00Z',
    'One method at a time, but you can change it before each request, and a request keeps the account it was made with. Transfers to Lebanon sometimes take longer at the receiving bank. Some affiliates there use crypto instead. Both are fine with us.'
  ),
  (
    'Account closed after thirty days', 'Oskar Lindqvist', '2026-02-26T08:45:00Z',
    'The best warning is one that you set yourself: three weeks after your last trade, moved each time you trade. One small position is enough to reset the clock. Your new 25K had its first day yesterday, so you have plenty of time.'
  ),
  (
    'Daily limit on funded is three percent?', 'Oskar Lindqvist', '2026-02-26T09:25:00Z',
    'Hello Marta, the figures of both phases stand on the programs page, on the pricing page and in the mail with which the funded account began. On 24 February the account closed so that three percent put the line at $49,023.80; the equity was at $48,998.00. I know that this is not the answer you hoped for.'
  ),
  (
    'Daily limit on funded is three percent?', 'Marta Wójcik', '2026-02-26T19:05:00Z',
    'I have found the mail, and it says so. Please put it where people look after passing, though. A picture of both limits would have saved my account.'
  )
) as book (subject, name, created_at, body)
join public.tickets ticket on ticket.subject = book.subject
join public.profiles person on person.display_name = book.name
order by book.created_at;
