-- Accounts of the paid orders, with what each won or lost on every weekday after its opening, in points: 2,500 are 10 % of the size,
-- so a point of a 25K account is a dollar. Positions, days, balances and states follow from these.

create temporary table account_book (order_number, phase, opened_on, share_bps, points) as
select book.*
from (
  values
    (10001, 'phase-1', '2025-12-15'::date, null,
      '{247, 0, 89, 110, 0, 456, 165, -163, 267, 152, -16, 32, 88, 0, 202, 126, 220, 556}'::integer[]),
    (10001, 'funded', '2026-01-12', 8000,
      '{179, -125, 213, 0, 0, 0, 99, 76, 0, 0, 200, 114, 0, 0, 0, 0, 452, 0, 0, 110, 0, 119, 0, 292, -36, 264, 59,
        296, 0, -90, 0, 151, 0, -233}'),
    (10002, 'phase-1', '2025-12-15', null, '{99, 538, 0, 0, 77, 0, 54, 0, 324, 332, 291, 100, 160, 0, 455, 88}'),
    (10002, 'funded', '2026-01-09', 8000,
      '{446, -90, 0, 104, -21, 97, 0, 0, 0, 245, 192, 49, 0, 0, 157, 0, 0, 0, 0, -193, -375, -55, 0, 67, 316, 0,
        0, 132, 157, 248, 119, 0, 0, 0, 135}'),
    (10003, 'phase-1', '2025-12-16', null,
      '{121, 0, 178, -29, -148, 256, 184, -55, -76, 205, 457, 143, 554, 132, 0, 138, 166, 0, 281}'),
    (10003, 'funded', '2026-01-15', 7000,
      '{33, 0, 0, 0, 244, 0, 33, 65, 69, 0, 58, 221, 83, 0, 0, 0, 0, 0, 0, 0, 140, 0, 0, 0, -123, 0, 0, 0, 0, -30,
        187}'),
    (10004, 'phase-1', '2025-12-16', null,
      '{37, 77, -57, 22, 13, 0, 196, 97, 124, 0, -189, 251, 0, 0, 156, 0, 93, 0, 0, -57, 36, -50, 122, 0, 0, -84,
        149, -116, 0, -30, -146, 85, -47, 27, 0, -54, -455, -510, -470, -380, -439}'),
    (10005, 'phase-1', '2025-12-17', null,
      '{-86, 0, 0, 0, 0, 101, 0, 213, -133, -82, 248, 0, 0, 0, 438, 207, 0, 119, 390, 299, 0, 380, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 265, 153}'),
    (10005, 'funded', '2026-02-09', 7500, '{254, -46, 0, -58, 234, 109, 0, 147, -45, -76, 0, 0, -37, 128}'),
    (10006, 'phase-1', '2025-12-17', null,
      '{253, 0, 0, 237, 0, 364, 0, 450, 330, 0, 0, 0, 167, 0, 224, 0, 0, 0, 0, 99, 0, 0, 196, 224}'),
    (10006, 'funded', '2026-01-22', 8000,
      '{327, 0, 0, 0, -113, 0, 0, 133, 0, 0, 347, 0, 378, 0, 107, 126, 0, 0, 150, 214, -23, 0, 0, 0, 0, 224}'),
    (10008, 'phase-1', '2025-12-18', null,
      '{156, 0, 0, 49, 0, 0, 0, -98, 192, 0, 0, 82, 0, 332, 0, 0, 326, 0, 0, -52, 218, 134, 208, 0, 67, 66, 434,
        0, 0, 253, 0, 0, -76, -48, 178, 82}'),
    (10008, 'funded', '2026-02-10', 7500, '{43, 0, -29, 0, 66, 0, 19, -16, 0, 187, -771}'),
    (10009, 'phase-1', '2025-12-19', null,
      '{84, 276, 392, 65, 30, 415, 0, 0, 213, -124, 0, 35, 0, 0, 0, 0, 249, 0, 0, 310, 0, 77}'),
    (10009, 'phase-2', '2026-01-22', null,
      '{169, 429, 152, 0, 0, 298, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 69, 75, 99, -41, 0, 0, 60}'),
    (10011, 'phase-1', '2026-01-05', null,
      '{-54, 0, 0, 77, 0, 209, -16, 0, 89, 333, 0, 174, 303, 310, -26, 586, 324, 0, 217}'),
    (10011, 'funded', '2026-02-03', 7000,
      '{197, 190, 101, 0, 0, 0, 111, -117, 348, -467, 0, 261, 0, -41, 163, 305, 239, -135}'),
    (10012, 'phase-1', '2026-01-07', null,
      '{187, 99, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 184, 76, -353, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 341, 0, 0,
        169, 184, 0, -109, 62}'),
    (10014, 'phase-1', '2026-01-09', null,
      '{-46, 367, 0, 0, 0, 0, 0, 0, 22, 17, 0, -128, 291, 182, 0, 0, 0, 282, 27, 121, -140, 0, 0, 0, 0, 0, 247,
        231, 378, 0, 49, 0, 0, 0, 240}'),
    (10016, 'phase-1', '2026-01-09', null, '{-45, -164, 0, -218, 0, 128, 0, 45, -116, 155}'),
    (10017, 'phase-1', '2026-01-12', null,
      '{244, 181, 0, -32, 46, 0, 0, 0, 0, 0, 316, 219, 132, 0, 195, 66, 241, 0, 0, 0, 322, 0, 196, 389}'),
    (10017, 'funded', '2026-02-17', 7000, '{191, 186, -14, 0, 0, -52, 0, 229}'),
    (10018, 'phase-1', '2026-01-13', null,
      '{-139, -96, -192, 0, 0, 28, 0, 0, 0, 0, 0, -180, 0, 114, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -181, 0, 0, 0,
        0, -319, -455}'),
    (10019, 'phase-1', '2026-01-14', null,
      '{95, 0, 0, 210, 0, 0, 0, 0, 70, 74, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 363, 23, -113, 393, 0, 0, 0, 0, 0, 0,
        150}'),
    (10021, 'phase-1', '2026-01-19', null, '{137, -159, -139, 62, 0, -84, -15, 118, 97, 73, -1267}'),
    (10022, 'phase-1', '2026-01-20', null,
      '{-163, 0, -381, 23, -276, 71, 0, 0, 0, 0, 0, 0, 0, 156, 0, 0, 0, 0, 0, 0, 0, 131, 0, 0, 0, 0, 0, -251}'),
    (10023, 'phase-1', '2026-01-20', null,
      '{363, -33, 382, 374, 303, 0, 0, 412, 314, 293, -58, 0, -124, 142, 141}'),
    (10023, 'funded', '2026-02-12', 7500, '{103, 38, -89, 204, -315, 342, 124, 111, 213, 112, -123}'),
    (10024, 'phase-1', '2026-01-21', null,
      '{251, 222, 0, 0, 0, 0, 205, 0, 0, 0, 0, 0, 0, 0, 0, 0, 495, 0, 0, 0, 0, 0, 0, 0, 0, 0, 307}'),
    (10026, 'phase-1', '2026-01-23', null,
      '{243, -89, 292, 379, 111, 305, 0, 85, 184, 0, 0, 36, 141, 224, 0, 0, 107}'),
    (10026, 'phase-2', '2026-02-19', null, '{30, 80, 101, 47, 0, 52}'),
    (10029, 'phase-1', '2026-01-28', null,
      '{-127, 0, 0, 0, 0, -101, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 293, 0, 0, 0, 290, 75}'),
    (10031, 'phase-1', '2026-02-02', null,
      '{331, -134, 0, 0, 0, 176, 169, 0, 0, 47, 0, 0, 0, 0, 0, 53, 0, 147, 331}'),
    (10032, 'phase-1', '2026-02-03', null,
      '{334, 0, -32, 0, 0, 236, -289, 0, 0, 0, 0, 0, 172, 0, -59, 0, 0, 398}'),
    (10033, 'phase-1', '2026-02-05', null,
      '{-147, 0, 275, 25, -106, 0, 101, 126, 323, 183, 292, 12, 374, 76, 0, -149}'),
    (10035, 'phase-1', '2026-02-05', null, '{84, 122, -157, 136, 0, 100, 40, 17, 48, -30, -1280}'),
    (10036, 'phase-1', '2026-02-06', null, '{194, 0, 321, -36, 0, 157, 87, 0, 48, 0, 43, 132, 116, 0, 128}'),
    (10038, 'phase-1', '2026-02-10', null, '{340, 0, 0, 84, -153, 0, 0, -239, 0, -298, 135, 0, -209}'),
    (10040, 'phase-1', '2026-02-12', null, '{-15, 0, 0, 114, 0, 0, 198, 87, 0, 36, -15}'),
    (10042, 'phase-1', '2026-02-16', null, '{-17, 0, 0, -65, 0, 70, 0, 344, 183}'),
    (10043, 'phase-1', '2026-02-17', null, '{-325, 0, 248, 0, 0, 310, 0, 27}'),
    (10044, 'phase-1', '2026-02-18', null, '{21, 0, 0, 0, -161, 28, 297}'),
    (10045, 'phase-1', '2026-02-18', null, '{96, 0, 64, 41, 0, 0, -61}'),
    (10046, 'phase-1', '2026-02-19', null, '{42, 0, 111, 0, 69, 133}'),
    (10048, 'phase-1', '2026-02-23', null, '{338, 0, -298, -135}'),
    (10050, 'phase-1', '2026-02-25', null, '{}'),
    (10052, 'phase-1', '2026-02-27', null, '{}')
) as book;

-- Every account begins as it did in life: active, under the rules of its tier and its add-ons.
insert into public.trading_accounts (
  id, number, user_id, order_id, program_id, tier_id, phase, initial_cents, balance_cents, equity_cents, highest_close_cents,
  profit_target_bps, daily_loss_bps, max_drawdown_bps, drawdown_type, share_bps, payout_cycle_days, next_payout_at, opened_at
)
overriding system value
select
  pg_temp.seed_id('account ' || book.order_number || ' ' || book.phase),
  700000 + row_number() over (order by opened.at),
  orders.user_id, orders.id, tier.program_id, tier.id, rules.phase,
  tier.size_cents, tier.size_cents, tier.size_cents, tier.size_cents,
  rules.profit_target_bps, rules.daily_loss_bps, rules.max_drawdown_bps + case when bought.has_drawdown then 500 else 0 end,
  programs.drawdown_type, book.share_bps, cycle.days, opened.at + make_interval(days => cycle.days), opened.at
from account_book as book
join public.orders on orders.number = book.order_number
join public.program_tiers as tier on tier.id = orders.tier_id
join public.programs on programs.id = tier.program_id
join public.program_phases as rules on rules.program_id = programs.id and rules.phase = book.phase::public.program_phase
cross join lateral (
  select
    coalesce(bool_or(order_items.add_on_id = 'extra-drawdown'), false) as has_drawdown,
    coalesce(bool_or(order_items.add_on_id = 'weekly-payouts'), false) as is_weekly
  from public.order_items
  where order_items.order_id = orders.id
) as bought
cross join lateral (
  select
    case book.phase
      when 'phase-1' then orders.paid_at + interval '3 minutes'
      else (book.opened_on + time '09:00') at time zone 'UTC' + make_interval(mins => orders.number % 60)
    end as at
) as opened
cross join lateral (
  select case when book.phase = 'funded' then case when bought.is_weekly then 7 else programs.payout_cycle_days end end as days
) as cycle;

select setval(pg_get_serial_sequence('public.trading_accounts', 'number'), max(number)) from public.trading_accounts;

-- Positions. A day that moved more than 1.5 % had several, so that no trade risked more than 2 %.
insert into public.positions (id, account_id, symbol, side, lots, open_price, close_price, profit_cents, opened_at, closed_at)
select
  pg_temp.seed_id(trade.name), trade.account_id, market.symbol, market.side::public.position_side,
  round(trade.lots / market.lots_of_one, 2), market.price, market.price + market.direction * trade.points * market.tick,
  trade.points * trade.point_cents, moment.at, moment.at + make_interval(mins => 35 + trade.luck % 130)
from (
  select
    account.id as account_id, 'position ' || account.number || ' ' || day.day || ' ' || part.n as name, day.day, part.n,
    round(account.initial_cents / 2500000.0, 2) as lots,
    account.initial_cents / 25000 as point_cents,
    result.points / parts.count + case when part.n = parts.count then result.points % parts.count else 0 end as points,
    ('x' || left(md5('luck ' || account.number || ' ' || day.day || ' ' || part.n), 6))::bit(24)::integer as luck
  from account_book as book
  join public.orders on orders.number = book.order_number
  join public.trading_accounts as account on account.order_id = orders.id and account.phase = book.phase::public.program_phase
  cross join lateral unnest(book.points) with ordinality as result (points, n)
  join lateral (
    select weekday::date as day, row_number() over (order by weekday) as n
    from generate_series(book.opened_on + 1, date '2026-02-27', interval '1 day') as weekday
    where extract(isodow from weekday) < 6
  ) as day on day.n = result.n
  cross join lateral (select 1 + abs(result.points) / 376 as count) as parts
  cross join lateral generate_series(1, parts.count) as part (n)
  where result.points <> 0
) as trade
join (
  values
    (0, 'EURUSD', 1, 1.17140, 0.00001),
    (1, 'GBPUSD', 1, 1.34620, 0.00001),
    (2, 'XAUUSD', 10, 4386.50, 0.1),
    (3, 'AUDUSD', 1, 0.66480, 0.00001)
) as quoted (n, symbol, lots_of_one, base_price, tick) on quoted.n = trade.luck % 4
cross join lateral (
  select
    quoted.symbol, quoted.lots_of_one, quoted.tick, quoted.base_price + trade.luck / 4 % 900 * quoted.tick as price,
    case when trade.luck % 7 < 4 then 'buy' else 'sell' end as side,
    case when trade.luck % 7 < 4 then 1 else -1 end as direction
) as market
cross join lateral (
  select (trade.day + time '06:00') at time zone 'UTC' + make_interval(mins => trade.luck % 380 + 25 * trade.n) as at
) as moment;

-- What is still open at the weekend.
insert into public.positions (id, account_id, symbol, side, lots, open_price, profit_cents, opened_at)
select
  pg_temp.seed_id('position ' || account.number || ' open ' || held.symbol), account.id,
  held.symbol, held.side::public.position_side, held.lots, held.open_price, held.profit_cents, held.opened_at
from (
  values
    (10033, 'phase-1', 'EURUSD', 'buy', 0.60, 1.17935, 5220, '2026-02-27T13:42:00Z'::timestamptz),
    (10033, 'phase-1', 'XAUUSD', 'sell', 0.05, 4471.20, -1850, '2026-02-27T15:08:00Z'),
    (10023, 'funded', 'GBPUSD', 'buy', 0.20, 1.35110, 1140, '2026-02-27T12:20:00Z'),
    (10001, 'funded', 'XAUUSD', 'buy', 0.25, 4466.80, 31250, '2026-02-27T11:05:00Z'),
    (10036, 'phase-1', 'EURUSD', 'sell', 4.00, 1.18120, -12400, '2026-02-26T14:30:00Z'),
    (10036, 'phase-1', 'AUDUSD', 'sell', 3.00, 0.67055, 9300, '2026-02-27T10:15:00Z'),
    (10006, 'funded', 'GBPUSD', 'sell', 5.00, 1.35280, 46500, '2026-02-27T09:40:00Z'),
    (10006, 'funded', 'EURUSD', 'sell', 3.50, 1.18065, -8400, '2026-02-27T13:55:00Z'),
    (10014, 'phase-1', 'AUDUSD', 'buy', 1.50, 0.66890, 7350, '2026-02-27T08:25:00Z'),
    (10002, 'funded', 'EURUSD', 'buy', 1.20, 1.17880, -3960, '2026-02-27T14:50:00Z'),
    (10042, 'phase-1', 'XAUUSD', 'buy', 0.10, 4470.40, 6200, '2026-02-27T15:30:00Z')
) as held (order_number, phase, symbol, side, lots, open_price, profit_cents, opened_at)
join public.orders on orders.number = held.order_number
join public.trading_accounts as account on account.order_id = orders.id and account.phase = held.phase::public.program_phase;

drop table account_book;
