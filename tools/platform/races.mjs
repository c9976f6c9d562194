// What two people, notices or jobs may do to the same money or content at once. Each race runs in both orders (race.mjs).
import { CommandError } from '../run.mjs';
import { startPostgres, createProject } from './postgres.mjs';
import { runRace } from './race.mjs';

const account = '(select id from public.trading_accounts where number = 700037)';
const accountOrder = '(select order_id from public.trading_accounts where number = 700037)';
const leila = `(select id from public.affiliates where code = 'LEILA')`;
const soldOrder = '(select id from public.orders where number = 10036)';
const coupon = 'select from public.coupons';

const refund = (order) => ['service', `select public.refund_order(${order}, null, 'Changed their mind', false)`];
const isRepeated = (value) => `"isRepeated":${value}`;

// ── payouts of traders ──

const asked = ['job', `update public.payouts set status = 'approved' where number = 31017`];
const free = ['job', `update public.payouts set status = 'rejected', reject_reason = 'No.' where number = 31017`];
const request = [
  'trader',
  `insert into public.payouts (account_id, gross_cents, method, destination) select id, 10001, 'Bank', 'PT50' from public.trading_accounts where number = 700037 returning status`,
];
const decide = (status) => ['admin', `update public.payouts set status = '${status}' where number = 31017 returning status`];
const endings = [
  { what: 'a refund', side: refund(accountOrder), told: isRepeated(false) },
  {
    what: 'the end of the account',
    side: ['secondAdmin', `select public.end_account(${account}, 'hedging', 'Logs')`],
    told: '""',
  },
  {
    what: 'a breach',
    side: [
      'service',
      `update public.trading_accounts set status = 'terminated', breach_clause = 'daily-loss', breach_reason = 'Lost.', ended_at = now() where number = 700037 returning status`,
    ],
    told: 'terminated',
  },
  {
    what: 'a loss',
    side: [
      'service',
      'update public.trading_accounts set balance_cents = balance_cents - 25000, equity_cents = equity_cents - 25000 where number = 700037 returning status',
    ],
    told: 'active',
  },
];
const takings = [
  { what: 'the approval of a payout', side: decide('approved'), before: [], told: 'no longer has this profit' },
  { what: 'the payment of a payout', side: decide('paid'), before: [asked], told: 'no longer has this profit' },
  { what: 'the request of a payout', side: request, before: [free], told: 'does not have this profit' },
];
/** What stands in the way of a payout that was right when it was requested. */
const doubts = [
  {
    what: 'the rejection of an identity',
    side: [
      'secondAdmin',
      `update public.kyc_documents set status = 'rejected', reason = 'Forged.' where status = 'approved' and owner_id = (select user_id from public.trading_accounts where number = 700037) returning status`,
    ],
    told: 'rejected',
    refusal: 'identity is not confirmed any more',
    meets: takings.slice(0, 2),
  },
  {
    what: 'a dispute',
    before: [
      ['job', `update public.payments set provider = 'stripe', provider_reference = 'pi_race' where order_id = ${accountOrder}`],
    ],
    side: ['service', `select public.record_dispute('pi_race', 'open')`],
    told: isRepeated(false),
    refusal: 'payment of this account is disputed',
    meets: takings,
  },
];
const payoutState = `
  select accounts.status, accounts.balance_cents, orders.status as "order", accounts.next_payout_at < now() as "isDue",
    (select jsonb_agg(payouts.status order by payouts.number) from public.payouts where payouts.account_id = accounts.id) as payouts,
    (select count(*) from public.coupons where coupons.terminated_account_id = accounts.id) as retries
  from public.trading_accounts as accounts join public.orders on orders.id = accounts.order_id
  where accounts.number = 700037`;
const payoutRows = [
  `select from public.orders where id = ${accountOrder}`,
  `select from public.payments where order_id = ${accountOrder}`,
  'select from public.trading_accounts where number = 700037',
  'select from public.payouts where number = 31017',
];

const payouts = [
  ...endings.flatMap((ending) =>
    takings.map((taking) => ({
      name: `${ending.what} and ${taking.what}`,
      before: taking.before,
      sides: [ending.side, taking.side],
      told: [taking.told, ending.told],
      state: payoutState,
      rows: payoutRows,
    })),
  ),
  ...doubts.flatMap((doubt) =>
    doubt.meets.map((taking) => ({
      name: `${doubt.what} and ${taking.what}`,
      before: [...(doubt.before ?? []), ...taking.before],
      sides: [doubt.side, taking.side],
      told: [doubt.refusal, doubt.told],
      state: payoutState,
      rows: [...payoutRows, 'select from public.kyc_documents'],
    })),
  ),
  {
    name: 'two requests of a payout',
    before: [free],
    sides: [request, request],
    told: ['row-level security', 'row-level security'],
    sameAs: {
      '23505 duplicate key value violates unique constraint "payouts_one_open_per_account"':
        '42501 new row violates row-level security policy for table "payouts"',
    },
    state: payoutState,
    rows: payoutRows,
  },
  {
    name: 'the payment and the rejection of a payout',
    before: [asked],
    sides: [
      decide('paid'),
      [
        'secondAdmin',
        `update public.payouts set status = 'rejected', reject_reason = 'No.' where number = 31017 returning status`,
      ],
    ],
    told: ['cannot become', 'cannot become'],
    state: payoutState,
    rows: payoutRows,
  },
];

// ── payouts of affiliates ──

/** All that LEILA earned, 13513 cents, may be asked for. */
const earned = [
  ['job', `delete from public.affiliate_payouts where affiliate_id = ${leila}`],
  ['job', `update public.affiliate_commissions set earned_at = now() - interval '40 days' where affiliate_id = ${leila}`],
];
const ask = (cents) => ['affiliate', `select public.request_affiliate_payout(${cents})`];
const decideAffiliate = (status) => [
  'admin',
  `update public.affiliate_payouts set status = '${status}', reference = case '${status}' when 'paid' then 'TX-1' end where affiliate_id = ${leila} returning status`,
];
const affiliateState = `
  select
    (select jsonb_agg(status order by status) from public.affiliate_payouts where affiliate_id = ${leila}) as payouts,
    (select jsonb_agg(status order by amount_cents) from public.affiliate_commissions where affiliate_id = ${leila}) as commissions,
    public.affiliate_available_cents(${leila}) as available,
    (select status from public.orders where id = ${soldOrder}) as "order"`;
const affiliateRows = [
  `select from public.orders where id = ${soldOrder}`,
  `select from public.affiliates where id = ${leila}`,
  `select from public.affiliate_commissions where order_id = ${soldOrder}`,
  `select from public.affiliate_payouts where affiliate_id = ${leila}`,
];
const suspend = ['secondAdmin', `update public.affiliates set status = 'suspended' where code = 'LEILA' returning status`];
const affiliateRaces = [
  {
    name: "a refund and the request of an affiliate's payout",
    before: earned,
    sides: [refund(soldOrder), ask(13_513)],
    told: ['more than is available', isRepeated(false)],
  },
  {
    name: "two requests of an affiliate's payout",
    before: earned,
    sides: [ask(13_513), ask(13_513)],
    told: ['more than is available', 'more than is available'],
  },
  {
    name: "a refund and the approval of an affiliate's payout",
    before: [...earned, ask(13_513)],
    sides: [refund(soldOrder), decideAffiliate('approved')],
    told: ['was taken back', isRepeated(false)],
  },
  {
    name: "a refund and the payment of an affiliate's payout",
    before: [...earned, ask(13_513), decideAffiliate('approved')],
    sides: [refund(soldOrder), decideAffiliate('paid')],
    told: ['was taken back', isRepeated(false)],
  },
  {
    name: 'a refund and the end of its refund period',
    before: [...earned, ['job', `update public.affiliate_commissions set status = 'pending' where order_id = ${soldOrder}`]],
    sides: [refund(soldOrder), ['affiliate', 'select public.release_commissions()']],
    told: ['0', isRepeated(false)],
  },
  {
    name: "the rejection of an identity and the payment of an affiliate's payout",
    before: [...earned, ask(13_513), decideAffiliate('approved')],
    sides: [
      [
        'secondAdmin',
        `update public.kyc_documents set status = 'rejected', reason = 'Forged.' where status = 'approved' and owner_id = (select owner_id from public.affiliates where code = 'LEILA') returning status`,
      ],
      decideAffiliate('paid'),
    ],
    told: ['identity is not confirmed any more', 'rejected'],
  },
  {
    name: "the suspension of an affiliate and the approval of an affiliate's payout",
    before: [...earned, ask(13_513)],
    sides: [suspend, decideAffiliate('approved')],
    told: ['not active any more', 'suspended'],
  },
  {
    name: "the suspension of an affiliate and the payment of an affiliate's payout",
    before: [...earned, ask(13_513), decideAffiliate('approved')],
    sides: [suspend, decideAffiliate('paid')],
    told: ['not active any more', 'suspended'],
  },
  {
    name: 'the suspension of an affiliate and the request of a payout',
    before: earned,
    sides: [suspend, ask(13_513)],
    told: ['Only an active affiliate', 'suspended'],
  },
].map((race) => ({ ...race, state: affiliateState, rows: affiliateRows }));

// ── orders and their payments ──

const key = (index) => `00000000-0000-4000-8000-00000000000${index}`;
const order = (index, { person = 'null', email = 'guest@mail.example', tier = '1-step-25k', code = '', affiliate = '' } = {}) => [
  'service',
  `select public.place_order('${key(index)}', ${person}, '${email}', 'A Guest', 'AE', '${tier}', '{}', nullif('${code}', ''), 'Visa', nullif('${affiliate}', ''))`,
];
const orderOf = (index) => `(select id from public.orders where idempotency_key = '${key(index)}')`;
const settle = (index, outcome = 'succeeded', which = 'min') => [
  'service',
  `select public.settle_payment(id, '${outcome}', amount_cents, 'pi_' || id, ${outcome === 'failed' ? `'Declined.'` : 'null'}) from public.payments where order_id = ${orderOf(index)} and created_at = (select ${which}(created_at) from public.payments where order_id = ${orderOf(index)})`,
];
const cancel = (index) => ['service', `select public.cancel_order('${key(index)}', 'The buyer left.')`];
const claim = (email) => [
  'service',
  `select public.claim_orders((select id from public.profiles where display_name = '${email}'), 'guest@mail.example')`,
];
const markSent = ['service', `select public.mark_surplus_sent(id, null) from public.payments where order_id = ${orderOf(1)}`];
const buyer = `(select id from public.profiles where display_name = 'Arjun Verma')`;
const bought = [order(1, { person: buyer }), settle(1)];
const giveBack = (isCheck) => ['service', `select public.return_order(${orderOf(1)}, ${buyer}, ${isCheck})`];
const firstTrade = [
  'service',
  `insert into public.positions (account_id, symbol, side, lots, open_price, opened_at) select id, 'EURUSD', 'buy', 1, 1, now() from public.trading_accounts where order_id = ${orderOf(1)} returning side`,
];
const orderState = `
  select orders.status, orders.user_id is null as "isOfGuest", orders.coupon_code, profiles.display_name as buyer,
    (select jsonb_agg(jsonb_build_array(status, surplus_received_at is null, surplus_sent_at is null) order by status, created_at)
      from public.payments where order_id = orders.id) as payments,
    (select sum(amount_cents) from public.order_items where order_id = orders.id) = orders.total_cents as "isSum",
    (select jsonb_agg(status) from public.trading_accounts where order_id = orders.id) as accounts,
    (select count(*) from public.audit_log where table_name = 'payments') as logged,
    (select jsonb_agg(uses order by code) from public.coupons) as uses
  from public.orders left join public.profiles on profiles.id = orders.user_id
  where orders.number > 10056
  order by orders.email, orders.status`;
const orderRows = [
  'select from public.orders where number > 10056',
  "select from public.payments where created_at > now() - interval '1 hour'",
  `${coupon} where code in ('DUNE10', 'RETRY-700031')`,
];
const lastUse = ['job', `update public.coupons set max_uses = uses + 1, expires_at = null where code = 'DUNE10'`];
const retry = ['job', `update public.coupons set expires_at = null where code = 'RETRY-700031'`];
const again = {
  person: `(select owner_id from public.coupons where code = 'RETRY-700031')`,
  tier: '1-step-100k',
  code: 'RETRY-700031',
};
const orderRaces = [
  {
    name: 'two orders with one key',
    before: [],
    sides: [order(1), order(1)],
    told: ['"status":"pending"', '"status":"pending"'],
  },
  {
    name: 'two notices of one payment',
    before: [order(1)],
    sides: [settle(1), settle(1)],
    told: [isRepeated(true), isRepeated(true)],
  },
  {
    name: 'the success and the failure of one payment',
    before: [order(1)],
    sides: [settle(1), settle(1, 'failed')],
    told: [isRepeated(true), isRepeated(false)],
  },
  {
    name: 'two payments of one order',
    before: [order(1), settle(1, 'failed'), order(1)],
    sides: [settle(1, 'succeeded', 'min'), settle(1, 'succeeded', 'max')],
    told: ['"status":"surplus"', '"status":"surplus"'],
  },
  {
    name: 'a payment and the end of its order',
    before: [order(1)],
    sides: [settle(1), cancel(1)],
    told: ['paid', '"status":"surplus"'],
  },
  {
    name: 'a payment that failed and another try',
    before: [order(1)],
    sides: [settle(1, 'failed'), order(1)],
    told: ['"status":"pending"', isRepeated(false)],
  },
  {
    name: 'the last use of a coupon, twice',
    before: [lastUse],
    sides: [order(1, { code: 'DUNE10' }), order(2, { code: 'DUNE10' })],
    told: ['is used up', 'is used up'],
  },
  {
    name: 'a retry coupon, used twice',
    before: [retry],
    sides: [order(1, again), order(2, again)],
    told: ['is used up', 'is used up'],
  },
  {
    name: 'an order and a change of its price',
    before: [lastUse],
    sides: [
      order(1, { code: 'DUNE10' }),
      [
        'service',
        `update public.program_tiers set price_cents = price_cents + 1000 where id = '1-step-25k' returning price_cents`,
      ],
    ],
    told: ['16900', '"status":"pending"'],
    isFree: true,
  },
  {
    name: 'two people who claim an order',
    before: [order(1), settle(1)],
    sides: [claim('Arjun Verma'), claim('Rohan Mehta')],
    told: ['0', '0'],
  },
  {
    name: 'the payment and the claim of an order',
    before: [order(1)],
    sides: [settle(1), claim('Arjun Verma')],
    told: ['1', isRepeated(false)],
  },
  {
    name: 'the refund and the claim of an order',
    before: [order(1), settle(1)],
    sides: [refund(orderOf(1)), claim('Arjun Verma')],
    told: ['1', isRepeated(false)],
  },
  {
    name: 'two refunds of an order',
    before: [order(1), settle(1)],
    sides: [refund(orderOf(1)), refund(orderOf(1))],
    told: [isRepeated(true), isRepeated(true)],
  },
  {
    name: 'the return of an order and its refund by an admin',
    before: bought,
    sides: [giveBack(false), refund(orderOf(1))],
    told: [isRepeated(true), isRepeated(true)],
  },
  {
    name: 'two returns of an order',
    before: bought,
    sides: [giveBack(false), giveBack(false)],
    told: [isRepeated(true), isRepeated(true)],
  },
  {
    name: 'the return of an order and its first trade',
    before: bought,
    sides: [giveBack(true), firstTrade],
    told: ['buy', 'cannot be returned any more'],
  },
  {
    name: 'late money, sent back twice',
    before: [order(1), cancel(1), settle(1)],
    sides: [markSent, markSent],
    told: [isRepeated(true), isRepeated(true)],
  },
  {
    name: 'late money that is sent back and its repeated notice',
    before: [order(1), cancel(1), settle(1)],
    sides: [markSent, settle(1)],
    told: ['"isSent":true', isRepeated(false)],
  },
].map((race) => ({ ...race, state: orderState, rows: orderRows }));

// ── commissions ──

const credit = ['job', 'select public.credit_due_orders() >= 0'];
/** More sales than a job reads at a time, of affiliates in such an order that two jobs could wait for each other. */
const sales = ['LEILA', 'RAMI', ...Array(9).fill('SOFIA'), 'LEILA'].flatMap((affiliate, index) => {
  const own = key(0).slice(0, -2) + String(10 + index);
  return [
    [
      'service',
      `select public.place_order('${own}', null, 'guest${index}@mail.example', 'A Guest', 'AE', '1-step-25k', '{}', null, 'Visa', '${affiliate}')`,
    ],
    [
      'service',
      `select public.settle_payment(payments.id, 'succeeded', payments.amount_cents, 'pi_${index}', null) from public.payments join public.orders on orders.id = order_id where orders.idempotency_key = '${own}'`,
    ],
  ];
});
const hana = `(select id from public.profiles where display_name = 'hana')`;
const newPerson = (email, data = '{}') =>
  `insert into auth.users (id, email, raw_user_meta_data) values (gen_random_uuid(), '${email}', '${data}') returning email`;
const commissionState = `
  select affiliates.code, count(*) filter (where commissions.status <> 'reversed') as earned
  from public.affiliate_commissions as commissions
  join public.affiliates on affiliates.id = commissions.affiliate_id
  join public.orders on orders.id = commissions.order_id
  where orders.number > 10056
  group by affiliates.code
  order by affiliates.code`;
const belongs = `
  select affiliates.code, profiles.display_name as person,
    (select count(*) from public.affiliate_commissions where referral_id = referrals.id and status <> 'reversed') as earned
  from public.affiliate_referrals as referrals
  join public.affiliates on affiliates.id = referrals.affiliate_id
  left join public.profiles on profiles.id = referrals.person_id
  where referrals.referred_at > now() - interval '1 hour'
  order by affiliates.code, profiles.display_name`;
const commissions = [
  {
    name: 'two jobs that credit affiliates',
    before: sales,
    sides: [credit, credit],
    told: ['true', 'true'],
    isFree: true,
    state: commissionState,
    rows: ['LEILA', 'RAMI', 'SOFIA'].map((code) => `select from public.affiliates where code = '${code}'`),
  },
  {
    name: 'the credit and the refund of a sale',
    before: [order(1, { affiliate: 'LEILA' }), settle(1)],
    sides: [credit, refund(orderOf(1))],
    told: [isRepeated(false), 'true'],
    isFree: true,
    state: `select count(*) from public.affiliate_commissions where order_id = ${orderOf(1)} and status <> 'reversed'`,
    rows: [`select from public.affiliates where code = 'LEILA'`, `select from public.orders where id = ${orderOf(1)}`],
  },
  {
    name: 'two first sales of one person, through two affiliates',
    before: [
      ['job', newPerson('hana@mail.example')],
      ...[1, 2].flatMap((index) => [
        order(index, { person: hana, email: 'hana@mail.example', affiliate: index === 1 ? 'LEILA' : 'RAMI' }),
        settle(index),
      ]),
    ],
    sides: [1, 2].map((index) => ['service', `select public.credit_affiliate(${orderOf(index)})`]),
    told: ['""', '""'],
    state: `
      select (select jsonb_agg(affiliates.code) from public.affiliate_referrals join public.affiliates on affiliates.id = affiliate_id where person_id = ${hana}) as referrals,
        (select jsonb_agg(orders.affiliate_code) from public.affiliate_commissions join public.orders on orders.id = order_id where orders.number > 10056) as earned,
        (select jsonb_agg(orders.affiliate_code) from public.affiliate_flags join public.orders on orders.id = order_id where orders.number > 10056) as flagged`,
    rows: [`select from public.affiliates where code = 'LEILA'`, `select from public.affiliates where code = 'RAMI'`],
  },
  {
    name: 'two first sign-ups through a new affiliate',
    before: [],
    sides: ['hana', 'omar'].map((name) => ['job', newPerson(`${name}@mail.example`, '{"referral": "CLARA"}')]),
    told: ['omar', 'hana'],
    state: `
      select
        (select jsonb_agg(name) from public.affiliate_links where affiliate_id = (select id from public.affiliates where code = 'CLARA')) as links,
        (select count(*) from public.affiliate_referrals where affiliate_id = (select id from public.affiliates where code = 'CLARA')) as referrals`,
    rows: [],
  },
  {
    name: 'the credit and the claim of a sale',
    before: [order(1, { affiliate: 'LEILA' }), settle(1)],
    sides: [['service', `select public.credit_affiliate(${orderOf(1)})`], claim('Rohan Mehta')],
    told: ['1', '""'],
    state: belongs,
    rows: [`select from public.affiliates where code = 'LEILA'`, `select from public.orders where id = ${orderOf(1)}`],
  },
  {
    name: 'the claim of a sale and the credit of another one of the person',
    before: [
      order(1, { affiliate: 'LEILA' }),
      settle(1),
      credit,
      order(2, { person: `(select id from public.profiles where display_name = 'Rohan Mehta')`, affiliate: 'RAMI' }),
      settle(2),
    ],
    sides: [claim('Rohan Mehta'), credit],
    told: ['true', '1'],
    state: belongs,
    rows: [
      `select from public.affiliates where code = 'RAMI'`,
      `select from public.affiliate_referrals where referred_at > now() - interval '1 hour'`,
      `select from public.profiles where display_name = 'Rohan Mehta'`,
    ],
  },
  {
    name: 'the refund and the claim of a sale that was credited',
    before: [order(1, { affiliate: 'LEILA' }), settle(1), credit],
    sides: [refund(orderOf(1)), claim('Rohan Mehta')],
    told: ['1', isRepeated(false)],
    state: belongs,
    rows: [`select from public.affiliates where code = 'LEILA'`, `select from public.orders where id = ${orderOf(1)}`],
  },
];

// ── content ──

const button = `(select id from public.cta_config where slot = 'hero-secondary' and locale = 'en')`;
const draft = (label, who = 'admin') => [
  who,
  `insert into public.content_drafts (table_name, row_id, base_version, changes) values ('cta_config', ${button}, 1, '{"label": "${label}"}') returning revision`,
];
const save = [
  'secondAdmin',
  `update public.content_drafts set revision = 2, changes = '{"label": "Later"}' where row_id = ${button} returning revision`,
];
const version = `(select version from public.cta_config where id = ${button})`;
const publish = (who, revision) => [who, `select public.publish_content('cta_config', ${button}, 1, ${revision})`];
const release = (who, revision, at = 'null') => [
  who,
  `select public.create_release('Summer', jsonb_build_array(jsonb_build_object('table', 'cta_config', 'id', ${button}, 'version', 1, 'draft', ${revision})), ${at})`,
];
const planned = [
  draft('Sooner'),
  release('admin', 1, `now() + interval '1 hour'`),
  ['job', `update public.content_releases set publish_at = now() where name = 'Summer'`],
];
const publishDue = ['job', 'select public.publish_due_releases() >= 0'];
const rollBack = (who) => [
  who,
  `select public.roll_back_release((select id from public.content_releases where name = 'Summer'))`,
];
const contentState = `
  select ${version} as version, (select label from public.cta_config where id = ${button}) as label,
    (select changes from public.content_drafts where row_id = ${button}) as draft,
    (select jsonb_agg(state order by state) from public.content_releases where name = 'Summer') as releases`;
const changed = 'has changed';
const content = [
  {
    name: 'two publications of a document',
    before: [draft('Sooner')],
    sides: [publish('admin', 1), publish('secondAdmin', 1)],
    told: [changed, changed],
  },
  {
    name: 'a publication and a saved draft',
    before: [draft('Sooner')],
    sides: [publish('admin', 1), save],
    told: ['no row', changed],
  },
  {
    name: 'a publication of a document as it is and its first draft',
    before: [],
    sides: [publish('admin', 'null'), draft('Later', 'secondAdmin')],
    told: ['1', '2'],
    isFree: true,
  },
  {
    name: 'two releases of a document',
    before: [draft('Sooner')],
    sides: [release('admin', 1), release('secondAdmin', 1)],
    told: [changed, changed],
  },
  {
    name: 'a release and a publication of a document',
    before: [draft('Sooner')],
    sides: [release('admin', 1), publish('secondAdmin', 1)],
    told: [changed, changed],
  },
  {
    name: 'a release and a saved draft',
    before: [draft('Sooner')],
    sides: [release('admin', 1), save],
    told: ['no row', changed],
  },
  {
    name: 'a release of a document as it is and its first draft',
    before: [],
    sides: [release('admin', 'null'), draft('Later', 'secondAdmin')],
    told: ['1', changed],
    isFree: true,
  },
  {
    name: 'two jobs that publish releases',
    before: planned,
    sides: [publishDue, publishDue],
    told: ['true', 'true'],
    isFree: true,
  },
  {
    name: 'a job that publishes a release and a publication of its document',
    before: planned,
    sides: [publishDue, publish('secondAdmin', 1)],
    told: [changed, 'true'],
  },
  {
    name: 'a job that publishes a release and who cancels it',
    before: planned,
    sides: [publishDue, ['secondAdmin', `delete from public.content_releases where name = 'Summer' returning state`]],
    told: ['no row', 'true'],
    isFree: true,
  },
  {
    name: 'a release, rolled back twice',
    before: [draft('Sooner'), release('admin', 1)],
    sides: [rollBack('admin'), rollBack('secondAdmin')],
    told: ['Only a release that is live', 'Only a release that is live'],
  },
  {
    name: 'a picture that is deleted and a text that takes it',
    before: [
      [
        'job',
        `insert into public.media_library (path, title, alt_text, alt_text_ar, mime_type, width, height, size_bytes, status) values ('pages/race.png', 'A race', 'A race', 'A race', 'image/png', 1, 1, 1, 'published')`,
      ],
    ],
    sides: [
      ['admin', `delete from public.media_library where path = 'pages/race.png' returning path`],
      [
        'secondAdmin',
        `update public.page_content set body = '[{"kind": "picture", "path": "pages/race.png", "crop": "whole"}]' where id = (select min(id::text)::uuid from public.page_content) returning status`,
      ],
    ],
    told: ['is a published picture of the library', 'A page uses this picture'],
    state: `
      select (select count(*) from public.media_library where path = 'pages/race.png') as pictures,
        (select count(*) from public.page_content where body::text like '%pages/race.png%') as texts`,
    rows: [`select from public.media_library where path = 'pages/race.png'`],
  },
  {
    name: 'two themes that become active',
    before: [
      [
        'job',
        `insert into public.theme_config (name, colors, fonts) select names.name, colors, fonts from (values ('One'), ('Other')) as names (name) cross join (select colors, fonts from public.theme_config limit 1) as theme`,
      ],
    ],
    sides: ['One', 'Other'].map((name) => [
      'admin',
      `select public.activate_theme(id, 1) > 0 from public.theme_config where name = '${name}'`,
    ]),
    told: ['true', 'true'],
    state: 'select name from public.theme_config where is_active',
    rows: ['select from public.theme_config where is_active'],
  },
].map((race) => ({
  state: contentState,
  rows: [
    `select from public.cta_config where id = ${button}`,
    `select from public.content_drafts where row_id = ${button}`,
    // What an admin writes waits for their profile.
    `select from public.profiles where display_name = 'Noor Haddad'`,
  ],
  sameAs: {
    'PT409 Somebody else has changed this row.': 'PT409 A draft of this release has changed since it was planned.',
    'PT409 Somebody else has changed this draft.': 'PT409 A draft of this release has changed since it was planned.',
  },
  ...race,
}));

// ── messages from /contact ──

const message = `public.contact_messages where email = 'joseph.kiptoo@mail.example'`;
const answer = (who, words) => [
  who,
  `update public.contact_messages set answer = '${words}' where email = 'joseph.kiptoo@mail.example' returning status`,
];
const messages = [
  {
    name: 'two answers to a message',
    before: [],
    sides: [answer('admin', 'Yes.'), answer('secondAdmin', 'No.')],
    told: ['has been answered', 'has been answered'],
    state: `select status, answer, (select count(*) from ${message} and answered_at is not null) as signed from ${message}`,
    rows: [`select from ${message}`],
  },
];

const races = [...payouts, ...affiliateRaces, ...orderRaces, ...commissions, ...content, ...messages];

/**
 * Runs the races whose names contain `only`, on a PostgreSQL of this machine; `say` is told of each that ends in another way.
 * @throws {CommandError} if there is one
 */
export async function runRaces(say, only = '') {
  const chosen = races.filter(({ name }) => name.includes(only));
  const server = await startPostgres();
  try {
    await createProject(server, 'project');
    let failures = 0;
    for (const race of chosen) {
      await runRace(server, race).catch((error) => {
        if (!(error instanceof CommandError)) throw error;
        say(error.message);
        failures += 1;
      });
    }
    if (failures > 0) throw new CommandError(`${failures} of ${chosen.length} races do not end as one after the other.`);
    const client = await server.connect('postgres');
    const { rows } = await client.query('show server_version');
    await client.end();
    say(`races: ${chosen.length} pairs end as one after the other, in both orders, on PostgreSQL ${rows[0].server_version}.`);
  } finally {
    await server.close();
  }
}
