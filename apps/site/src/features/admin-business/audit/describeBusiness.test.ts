import { created, deleted, reason, status, tomas, testSentences } from './entryOf.test-support.ts';

testSentences([
  [
    'orders',
    'orders',
    [['refunded order 10033: chargeback', { ...status('paid', 'refunded', { reason }), record: { number: 10_033 } }]],
  ],
  [
    'payments',
    'payments',
    [
      [
        'sent €91.50 of a payment for order 10051 back to the buyer',
        {
          before: { surplus_sent_at: null },
          after: { surplus_sent_at: '2026-03-01T09:00:00Z', amount_cents: 9150, currency: 'EUR' },
          record: { order: { number: 10_051 } },
        },
      ],
      [
        'recorded that the refund of a payment failed',
        { before: { refund_failed_at: null }, after: { refund_failed_at: '2026-03-01T09:00:00Z', surplus_sent_at: null } },
      ],
    ],
  ],
  [
    'accounts',
    'trading_accounts',
    [
      [
        'ended account 700012 for a prohibited practice: Opposite trades on 3 accounts',
        {
          ...status('active', 'terminated', { practice: 'hedging', reason: 'Opposite trades on 3 accounts' }),
          record: { number: 700_012 },
        },
      ],
    ],
  ],
  [
    'payouts',
    'payouts',
    [
      ['requested payout 31042', created({ number: 31_042, amount_cents: 84_000 })],
      ['approved payout 31042', { ...status('requested', 'approved'), record: { number: 31_042 } }],
      [
        'rejected payout 31042: chargeback',
        { ...status('approved', 'rejected', { reject_reason: reason }), record: { number: 31_042 } },
      ],
      ['marked payout 31042 as paid', { ...status('approved', 'paid', { receipt_id: 'DL-12345' }), record: { number: 31_042 } }],
      ['approved a payout', status('requested', 'approved')],
    ],
  ],
  [
    'affiliate payouts',
    'affiliate_payouts',
    [
      [
        'marked the payout of $120.00 to affiliate NOOR as paid',
        { ...status('approved', 'paid'), record: { amount_cents: 12_000, affiliate: { code: 'NOOR' } } },
      ],
      ['rejected an affiliate payout: chargeback', status('requested', 'rejected', { reason })],
    ],
  ],
  [
    'affiliates',
    'affiliates',
    [
      ['applied as affiliate NOOR', created({ code: 'NOOR', status: 'pending' })],
      ['applied again as affiliate NOOR', status('rejected', 'pending', { code: 'NOOR' })],
      ['approved affiliate NOOR', status('pending', 'active', { code: 'NOOR' })],
      ['rejected affiliate NOOR: chargeback', status('pending', 'rejected', { code: 'NOOR', reason })],
      ['suspended affiliate NOOR', status('active', 'suspended', { code: 'NOOR' })],
      ['activated affiliate NOOR again', status('suspended', 'active', { code: 'NOOR' })],
      [
        'changed the commission rate of affiliate NOOR from 10% to 12.5%: Volume',
        {
          before: { code: 'NOOR', commission_bps: 1000, rate_reason: null },
          after: { code: 'NOOR', commission_bps: 1250, rate_reason: 'Volume' },
        },
      ],
      [
        'changed the commission rate of affiliate NOOR from 10% to 12%',
        { before: { code: 'NOOR', commission_bps: 1000 }, after: { code: 'NOOR', commission_bps: 1200 } },
      ],
    ],
  ],
  [
    'coupons',
    'coupons',
    [
      ['created coupon SPRING (10%)', created({ code: 'SPRING', percent: 10 })],
      [
        'switched coupon SPRING off',
        { before: { code: 'SPRING', is_active: true }, after: { code: 'SPRING', is_active: false } },
      ],
      ['switched coupon SPRING on', { before: { code: 'SPRING', is_active: false }, after: { code: 'SPRING', is_active: true } }],
      [
        'changed 2 fields of coupon SPRING',
        {
          before: { code: 'SPRING', note: null, max_uses: 3 },
          after: { code: 'SPRING', note: 'For the fair', max_uses: 5 },
        },
      ],
      ['deleted coupon SPRING', deleted({ code: 'SPRING', percent: 10 })],
    ],
  ],
  [
    'the leaderboard',
    'leaderboard_entries',
    [
      ['hid a leaderboard entry', { before: { is_hidden: false }, after: { is_hidden: true } }],
      ['showed a leaderboard entry again', { before: { is_hidden: true }, after: { is_hidden: false } }],
    ],
  ],
  [
    'identity documents',
    'kyc_documents',
    [
      ['uploaded an identity document of Tomas Ribeiro', created({ owner_id: tomas, kind: 'passport' })],
      ['approved an identity document of Tomas Ribeiro', { ...status('pending', 'approved'), record: { owner_id: tomas } }],
      ['rejected an identity document: chargeback', status('pending', 'rejected', { reason })],
    ],
  ],
  [
    'tickets',
    'tickets',
    [
      ['closed ticket 1042', { ...status('open', 'closed'), record: { number: 1042 } }],
      ['reopened ticket 1042', { ...status('closed', 'open'), record: { number: 1042 } }],
      ['answered ticket 1042', { ...status('open', 'answered'), record: { number: 1042 } }],
      [
        'assigned ticket 1042 to Tomas Ribeiro',
        { before: { assignee: null }, after: { assignee: tomas }, record: { number: 1042 } },
      ],
      ['removed the assignee of a ticket', { before: { assignee: tomas }, after: { assignee: null } }],
    ],
  ],
  [
    'messages',
    'contact_messages',
    [
      ['answered the message of Wanjiru Njoroge', { ...status('new', 'answered'), record: { name: 'Wanjiru Njoroge' } }],
      ['marked a visitor’s message as spam', status('new', 'spam')],
      ['marked a visitor’s message as not spam', status('spam', 'new')],
    ],
  ],
]);
