import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { ownSpecs, specsWith, todoSpecs } from '../fixtures/specsDirectory.ts';
import { checkConsistency } from './checkConsistency.ts';
import { readFacts } from './readFacts.ts';
import { rules } from './rules.ts';

const generated = join(ownSpecs, 'generated');
const copies: string[] = [];
afterAll(() => copies.forEach((directory) => rmSync(directory, { recursive: true })));

/** Copies the specs and screens, and replaces `from` by `to` in one file. */
function specsChanged(file: string, from: string, to: string): string {
  const root = mkdtempSync(join(tmpdir(), 'contradiction-'));
  copies.push(root);
  for (const part of [
    'site',
    'http',
    'scenarios',
    'personas.yaml',
    'supabase/migrations',
    'supabase/seeds',
    'supabase/functions',
    'supabase/config.toml',
  ]) {
    const copy = join(root, 'specs', part);
    mkdirSync(dirname(copy), { recursive: true });
    if (file.startsWith(`specs/${part}`)) cpSync(join(ownSpecs, part), copy, { recursive: true });
    else symlinkSync(join(ownSpecs, part), copy);
  }
  cpSync(join(ownSpecs, '../apps/site/src/screens.ts'), join(root, 'apps/site/src/screens.ts'));
  const path = join(root, file);
  const text = readFileSync(path, 'utf8');
  if (!text.includes(from)) throw new Error(`${file} does not hold "${from}".`);
  writeFileSync(
    path,
    text.replace(from, () => to),
  );
  return join(root, 'specs');
}

describe('the specs', () => {
  it('contradict each other nowhere', async () => {
    expect(await checkConsistency(ownSpecs, generated)).toEqual([]);
  });

  it('need not have the parts that a rule compares', async () => {
    expect(await checkConsistency(todoSpecs, join(todoSpecs, 'generated'))).toEqual([]);
  });
});

const site = 'specs/site';
const messages = `${site}/messages/en`;

/** Rule, file, original text, replacement, and the expected message. */
type Break = [rule: string, file: string, from: string, to: string, finding: RegExp];

const broken: Break[] = [
  [
    'catalogue-seed',
    `${site}/catalogue.yaml`,
    'price: 269, winnersBonus: 769',
    'price: 279, winnersBonus: 779',
    /catalogue\.yaml:\d+:\d+ 1-step-50k: price_cents is 27900, but .*20_catalogue\.sql:\d+ says 26900/,
  ],
  [
    'catalogue-seed',
    `${site}/catalogue.yaml`,
    'dailyLoss: 5,',
    'dailyLoss: 4,',
    /1-step phase-1: daily_loss_bps is 400, but .*20_catalogue\.sql:\d+ says 500/,
  ],
  [
    'drawdown-method',
    `${site}/catalogue.yaml`,
    'drawdownType: trailing',
    'drawdownType: static',
    /rules\.yaml:\d+:\d+ The drawdown of 1-step is called trailing, but .*catalogue\.yaml:\d+ says static/,
  ],
  [
    'drawdown-method',
    `${site}/rules.yaml`,
    'On 2-step it is static',
    'On 2-step it is trailing',
    /rules\.yaml:\d+:\d+ The drawdown of 2-step is called trailing/,
  ],
  ['catalogue-seed', `${site}/catalogue.yaml`, 'price: 29,', 'price: 39,', /weekly-payouts: price_cents is 3900/],
  [
    'catalogue-seed',
    `${site}/catalogue.yaml`,
    'drawdownType: static',
    'drawdownType: trailing',
    /2-step: drawdown_type is "trailing", but/,
  ],
  [
    'catalogue-seed',
    `${site}/catalogue.yaml`,
    '      - { size: 200000, price: 849, winnersBonus: 2849 }\n',
    '',
    /20_catalogue\.sql:\d+:\d+ program_tiers has 1-step-200k, and .*catalogue\.yaml has none/,
  ],
  [
    'rules-catalogue',
    `${site}/rules.yaml`,
    'sharePercent: { from: 70, to: 80 }',
    'sharePercent: { from: 75, to: 80 }',
    /payouts\.sharePercent\.from is 75, but .*catalogue\.yaml:\d+ says 70/,
  ],
  [
    'rules-database',
    `${site}/rules.yaml`,
    'minimum: 50',
    'minimum: 60',
    /payouts\.minimum is 6000, but .*payouts\.sql:\d+ says 5000/,
  ],
  [
    'rules-database',
    'specs/supabase/migrations/20261127100320_trading_accounts.sql',
    "interval '14 days'",
    "interval '21 days'",
    /retryValidDays is 14, but .*trading_accounts\.sql:\d+ says 21/,
  ],
  [
    'rules-database',
    'specs/supabase/migrations/20261127100320_trading_accounts.sql',
    "interval '30 days'",
    "interval '60 days'",
    /inactivityDays is 30, but .*says 60/,
  ],
  [
    'rules-database',
    `${site}/privacy.yaml`,
    'at least 5 years after',
    'at least 3 years after',
    /records\.3\.until is 3, but .*kyc\.sql:\d+ says 5/,
  ],
  [
    'rules-database',
    `${site}/catalogue.yaml`,
    'name: Extra 5% drawdown',
    'name: Extra 4% drawdown',
    /addOns\.1\.name is 400, but .*settlement\.sql:\d+ says 500/,
  ],
  [
    'named-figures',
    `${messages}/affiliate.yaml`,
    'signUp: Become an affiliate',
    'signUp: Become an affiliate with a bonus of 8%',
    /affiliate\.yaml:\d+:\d+ The winner’s bonus is called "bonus of 8%", but .*rules\.yaml:\d+ says 10/,
  ],
  [
    'named-figures',
    `${messages}/shell.yaml`,
    'with {payouts.winnersBonusPercent|percent} additional bonus',
    'with 8% additional bonus',
    /The winner’s bonus is called "8% additional bonus"/,
  ],
  [
    'named-figures',
    `${site}/catalogue.yaml`,
    'size: 10000, price: 99, winnersBonus: 199',
    'size: 10000, price: 109, winnersBonus: 209',
    /seeds\/55_blog_\w+\.sql:\d+:\d+ The text says "10K: \$99 and \$100 make \$199", but .*catalogue\.yaml:\d+ says price 109/,
  ],
  [
    'named-figures',
    `${site}/catalogue.yaml`,
    'price: 49, drawdown',
    'price: 59, drawdown',
    /The price of the extra drawdown is called "drawdown for \$49", but .*catalogue\.yaml:\d+ says 59/,
  ],
  [
    'named-figures',
    `${messages}/why.yaml`,
    'processingText: From your request until the money is sent.',
    'processingText: A request is processed in 12–24 hours.',
    /The processing time is called "12–24 hours"/,
  ],
  [
    'loose-figures',
    `${messages}/pricing.yaml`,
    'samplePath: Sample path, simulated',
    'samplePath: Sample path, simulated, for $61',
    /pricing\.yaml:\d+:\d+ "\$61" in this text is no figure of/,
  ],
  [
    'loose-figures',
    `${site}/rules.yaml`,
    'retryDiscountPercent: 10',
    'retryDiscountPercent: 15',
    /seeds\/55_blog_\w+\.sql:\d+:\d+ "\$89\.10" in this text is no figure of/,
  ],
  [
    'claims',
    `${site}/claims.yaml`,
    "scope: 'Countries of traders with at least one payout, since opening', source: 'Sample data set 1, payout ledger'",
    "scope: 'Countries of registered accounts, since opening', source: 'Sample data set 1, platform accounts'",
    /claims\.yaml:\d+:\d+ hallCountries is 45\+ .* but .*claims\.yaml:\d+ says 120\+/,
  ],
  [
    'claim-scope',
    `${site}/claims.yaml`,
    'label: of funded traders received a payout',
    'label: success rate',
    /claims\.yaml:\d+:\d+ The label "success rate" does not say what the scope says/,
  ],
  [
    'claim-scope',
    `${site}/claims.yaml`,
    'label: community chat',
    'label: support',
    /claims\.yaml:\d+:\d+ The label "support" does not say/,
  ],
  [
    'return-period',
    `${site}/rules.yaml`,
    'returnDays: 14',
    'returnDays: 7',
    /rules\.yaml:\d+:\d+ payouts\.returnDays is 7, but .*affiliate\.yaml:\d+ says 14/,
  ],
  [
    'return-period',
    `${messages}/pricing.yaml`,
    'within {returnable} days',
    'soon',
    /pricing\.yaml:\d+:\d+ receiptNote does not tell the refund before the first trade/,
  ],
  [
    'return-period',
    `${site}/content/faq.yaml`,
    'within {payouts.returnDays} days',
    'soon',
    /faq\.yaml:\d+:\d+ The refund before the first trade is not stated/,
  ],
  [
    'coming-soon',
    `${messages}/programs-faq.yaml`,
    'instantPriceAnswer: Because you skip the evaluation.',
    'instantPriceAnswer: Buy Instant today and receive a bonus.',
    /programs-faq\.yaml:\d+:\d+ The text says "Buy Instant today and receive a bonus\."/,
  ],
  [
    'affiliate-application',
    `${messages}/sign-in.yaml`,
    'signUpLead: Create an account, then apply in the affiliate dashboard. A person reviews your application.',
    'signUpLead: An account lets you share links.',
    /sign-in\.yaml:\d+:\d+ "An account lets you share links\." does not speak of the application/,
  ],
  [
    'news-rule',
    `${messages}/trader-calendar.yaml`,
    'now: no manual trades',
    'now: no trading',
    /trader-calendar\.yaml:\d+:\d+ The text says "no trading"/,
  ],
  [
    'rules-database',
    `${site}/rules.yaml`,
    'returnDays: 14',
    'returnDays: 7',
    /payouts\.returnDays is 7, but .*\.sql:\d+ says 14/,
  ],
  [
    'sample-content',
    `${site}/content/payouts.yaml`,
    'isVerified: false',
    'isVerified: true',
    /payouts\.yaml:\d+:\d+ A sample is marked as verified/,
  ],
  [
    'sample-content',
    `${site}/content/payouts.yaml`,
    'profitSharePercent: 80',
    'profitSharePercent: 85',
    /payouts\.yaml:\d+:\d+ The share is outside 70 to 80%/,
  ],
  [
    'sample-content',
    `${site}/content/testimonials.yaml`,
    'amount: 2940',
    'amount: 3860',
    /testimonials\.yaml:\d+:\d+ The list of payouts has this sum/,
  ],
  [
    'news-rule',
    `${messages}/pricing.yaml`,
    'no manual opening or closing around',
    'no trading around',
    /pricing\.yaml:\d+:\d+ The text says "no trading"/,
  ],
  [
    'bonus-base',
    `${site}/rules.yaml`,
    'of the profit target. Until',
    'of the evaluation profit. Until',
    /rules\.yaml:\d+:\d+ The text says "bonus of/,
  ],
  [
    'arabic-glossary',
    `${site}/messages/ar/home.yaml`,
    'requestAccess: ابدأ الآن',
    'requestAccess: اطلب الوصول',
    /messages\/ar\/home\.yaml:\d+:\d+ The text says "اطلب الوصول"\. The word for "start now" is "ابدأ الآن"\./,
  ],
  [
    'arabic-glossary',
    `${site}/ar/rules.yaml`,
    'يتبع حد الخسارة',
    'تتبع الأرضيّة',
    /ar\/rules\.yaml:\d+:\d+ The text says "الأرضية"\. The word for "loss floor" is "حد الخسارة"\./,
  ],
  [
    'arabic-glossary',
    `${site}/ar/rules.yaml`,
    'يتبع حد الخسارة',
    'وللأرضية',
    /ar\/rules\.yaml:\d+:\d+ The text says "الأرضية"\. The word for "loss floor" is "حد الخسارة"\./,
  ],
  [
    'american-spelling',
    `${messages}/home-sections.yaml`,
    'Help Center',
    'help centre',
    /home-sections\.yaml:\d+:\d+ The text says "centre"\. Write "center"/,
  ],
  [
    'route-screens',
    'apps/site/src/screens.ts',
    "  'copy-trading': () => import('./routes/copy-trading/copy-trading.route.tsx'),\n",
    '',
    /routes\.yaml:\d+:\d+ The route copy-trading \(\/copy-trading\) has no screen. Add it to .*screens\.ts:\d+/,
  ],
  [
    'route-screens',
    'apps/site/src/screens.ts',
    '  home: ()',
    "  lobby: () => import('./x.tsx'),\n  home: ()",
    /screens\.ts:\d+:\d+ The screen lobby has no route/,
  ],
  [
    'route-seo',
    `${site}/routes.yaml`,
    'title: Copy trading',
    'title: Copying',
    /copy-trading: title is "Copying", but .*41_seo\.sql:\d+ says "Copy trading"/,
  ],
  [
    'navigation-seed',
    `${site}/navigation.yaml`,
    '{ id: platform, to: /platform }',
    '{ id: platform, to: /why }',
    /Link 4 of header is platform → \/why, but .*42_navigation\.sql:\d+ says platform → \/platform/,
  ],
  [
    'payment-methods',
    `${site}/catalogue.yaml`,
    'Bitcoin, USDT]',
    'Bitcoin]',
    /paymentMethods are Visa.* but .*orders\.sql:\d+ says Visa.*USDT/,
  ],
  [
    'payment-methods',
    'specs/supabase/functions/checkout/handler.ts',
    "'UPI', ",
    '',
    /paymentMethods are .* but .*checkout\/handler\.ts:\d+ says/,
  ],
  [
    'restricted-countries',
    `${site}/restrictedCountries.yaml`,
    '- { code: KP, name: North Korea }\n',
    '',
    /catalogue\.sql:\d+:\d+ Nothing is sold to North Korea, and .*restrictedCountries\.yaml does not say so/,
  ],
  [
    'restricted-countries',
    `${site}/restrictedCountries.yaml`,
    'code: SY, name: Syria',
    'code: SD, name: Sudan',
    /restrictedCountries\.yaml:\d+:\d+ SD is Sudan, but .*catalogue\.sql:\d+ says nothing of it/,
  ],
  [
    'affiliate-program',
    `${site}/affiliate.yaml`,
    'commissionPercent: 12.5',
    'commissionPercent: 13',
    /affiliate\.yaml:\d+:\d+ partner is Partner, 13% from 10 sales, but .*70_affiliates\.sql:\d+ says Partner, 12\.5% from 10/,
  ],
  [
    'affiliate-program',
    `${site}/affiliate.yaml`,
    '  - { id: ambassador, name: Ambassador, minimumSales: 40, commissionPercent: 15 }\n',
    '',
    /70_affiliates\.sql:\d+:\d+ commission_tiers has ambassador, and .*affiliate\.yaml has none/,
  ],
  [
    'affiliate-program',
    `${site}/affiliate.yaml`,
    'payoutMethods: [Bank, UPI',
    'payoutMethods: [Bank, Cash',
    /payoutMethods are Bank, Cash, Crypto, but .*affiliate_program\.sql:\d+ says Bank, UPI, Crypto/,
  ],
  [
    'contact-form',
    `${site}/contact.yaml`,
    'id: press',
    'id: radio',
    /topics are support, affiliates, radio.*, but .*visitors\.sql:\d+ says support, affiliates, press/,
  ],
  [
    'contact-form',
    'specs/supabase/functions/contact/handler.ts',
    'text(4000, 10)',
    'text(5000, 10)',
    /limits\.message\.to is 4000, but .*contact\/handler\.ts:\d+ says 5000/,
  ],
  ['contact-form', `${site}/contact.yaml`, 'perHour: 3', 'perHour: 5', /limits\.perHour is 5, but .*rate_limits\.sql:\d+ says 3/],
  [
    'rulebook',
    `${site}/rules.yaml`,
    'openPositions: 10',
    'openPositions: 12',
    /rulebook\.yaml:\d+:\d+ positions is 10 in the newest version, but .*rules\.yaml:\d+ says openPositions 12\. Add a version/,
  ],
  [
    'rulebook',
    `${site}/rulebook.yaml`,
    'fact: payouts.cycleDays',
    'fact: payouts.cycleWeeks',
    /rulebook\.yaml:\d+:\d+ payouts\.cycleWeeks names nothing/,
  ],
  [
    'auth-settings',
    'specs/supabase/config.toml',
    'minimum_password_length = 8',
    'minimum_password_length = 12',
    /passwordHint names 8 characters, but .*config\.toml:\d+ says minimum_password_length = 12/,
  ],
  [
    'error-codes',
    `${site}/errors.yaml`,
    'coupon_used_up:',
    'coupon_exhausted:',
    /The code coupon_used_up has no sentence in .*errors\.yaml:1/,
  ],
  [
    'error-codes',
    `${site}/errors.yaml`,
    'coupon_used_up:',
    'coupon_exhausted:',
    /errors\.yaml:\d+:\d+ Nothing answers with coupon_exhausted/,
  ],
  [
    'operations',
    'specs/http/functions.openapi.yaml',
    '      tags: [tracking]\n',
    '',
    /functions\.openapi\.yaml:\d+:\d+ \/crm-tracking post needs tags/,
  ],
  [
    'scenarios',
    'specs/scenarios/empty.yaml',
    'tickets: []',
    'tikets: []',
    /empty\.yaml:\d+:3 No migration makes the table tikets\. Correct its name\./,
  ],
  [
    'scenarios',
    'specs/scenarios/role-lost.yaml',
    '- user_id:',
    '- person_id:',
    /role-lost\.yaml:6:9 The table user_roles has no column person_id\. Use one of /,
  ],
  ...(
    [
      ['error-500', 'rest.*', 'rest.oders'],
      ['error-500', 'rpc.*', 'rpc.quote'],
      ['write-fails', 'functions.*', 'functions.plan'],
      ['rate-limited', 'auth.token', 'auth.tokn'],
      ['storage-full', 'createObject', 'createObjekt'],
      ['storage-full', 'create*Upload', 'storage.objekt.*'],
    ] as const
  ).map(([name, from, to]): Break => [
    'scenarios',
    `specs/scenarios/${name}.yaml`,
    from,
    to,
    new RegExp(`${name}\\.yaml:\\d+:\\d+ No request is called "(POST )?${to.replace('*', String.raw`\*`)}"`),
  ]),
  [
    'personas',
    'specs/personas.yaml',
    'leila.karam@duneline.example',
    'leila.karim@duneline.example',
    /personas\.yaml:\d+:\d+ The persona affiliate is leila\.karim@duneline\.example, whom no seed has\./,
  ],
  [
    'personas',
    'specs/personas.yaml',
    'seven date palms',
    'eight date palms',
    /personas\.yaml:\d+:\d+ This is not the password of leila\.karam@duneline\.example, but .*10_people\.sql:\d+ says another/,
  ],
];

describe('a contradiction', () => {
  it.each(broken)(
    'of %s in %s fails with both places',
    async (rule, file, from, to, expected) => {
      const facts = await readFacts(specsChanged(file, from, to), generated);
      const findings = rules.find(({ name }) => name === rule)?.find(facts) ?? [];
      const lines = findings.map(({ file: at, line, column, message }) => `${at}:${line}:${column} ${message}`);
      expect(lines.join('\n')).toMatch(expected);
    },
    60_000,
  );

  it('of a timer with its clause fails with the line of the row', () => {
    const row = { line: 12, from: 'shown', event: 'after 5000', guard: null, to: 'shown', actions: [] };
    const table = (clause: string) => ({
      name: 'carousel',
      file: 'carousel.table.yaml',
      summary: '',
      initial: 'shown',
      states: {},
      invariants: [],
      rows: [{ ...row, clause }],
    });
    const find = rules.find(({ name }) => name === 'timers')?.find;
    const facts = {
      yaml: () => undefined,
      documents: [],
      messages: [],
      content: [],
      migrations: [],
      seeds: [],
      functions: [],
      config: undefined,
      screens: undefined,
      enums: {},
      rows: () => [],
      users: [],
      hasPassword: () => false,
      columns: {},
      routines: [],
      operations: [],
      edgeFunctions: [],
      scenarios: [],
      site: {},
    };
    expect(find?.({ ...facts, statecharts: [table('§4 Testimonials auto-advance every 4s')] })).toMatchObject([
      {
        file: 'carousel.table.yaml',
        line: 12,
        message: expect.stringContaining('lasts 5000 ms, but its clause on the same line says 4s'),
      },
    ]);
    expect(find?.({ ...facts, statecharts: [table('§4 A toast disappears after 5 s')] })).toEqual([]);
  });

  it('of every rule is among these', () => {
    const tried = new Set([...broken.map(([rule]) => rule), 'timers']);
    expect(rules.map(({ name }) => name).filter((name) => !tried.has(name))).toEqual([]);
  });
});

describe('codegen --check', () => {
  it('fails with the contradictions of specs that compile', () => {
    const claim = (value: string) =>
      `{ section: ${value}, subject: countries, value: '${value}', label: countries, scope: All, source: Ledger, date: 2026-10-31, sample: true }`;
    const specs = specsWith({
      'site/claims.yaml': `first: ${claim('45')}\nsecond: ${claim('89')}\n`,
      'site/schema/claims.schema.yaml': 'type: object\n',
    });
    copies.push(specs);
    const run = (...args: string[]) =>
      spawnSync(process.execPath, [fileURLToPath(new URL('../cli.ts', import.meta.url)), '--specs', specs, ...args], {
        encoding: 'utf8',
      });
    expect(run().status).toBe(0);
    const { status, stderr } = run('--check');
    expect(status).toBe(1);
    expect(stderr).toMatch(/claims\.yaml:2:\d+ second is 89 \(All\), but .*claims\.yaml:1 says 45/);
    appendFileSync(join(specs, 'site/claims.yaml'), `third: ${claim('90')}\n`);
    const stale = run('--check');
    expect(stale.status).toBe(1);
    expect(stale.stderr).toMatch(/claims\.gen\.ts is stale\.\n(.*\n)*.*claims\.yaml:3:\d+ third is 90 /);
    expect(readdirSync(specs).toSorted()).toEqual(['generated', 'site']);
  });
});
