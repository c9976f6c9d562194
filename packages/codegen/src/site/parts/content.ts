import { printValue } from '../../emit/printValue.ts';
import type { Finding } from '../../finding.ts';
import type { YamlSource } from '../../yaml/source.ts';
import type { Facts, PartResult, SitePart } from '../part.ts';
import type { Catalogue } from '../shapes/catalogue.ts';
import type { Claim } from '../shapes/claims.ts';
import type { FaqEntry, Feature, HallOfFameEntry, PayoutEntry, Stat, Testimonial } from '../shapes/content.ts';
import { findDuplicates } from './duplicates.ts';

const cents = (dollars: number): number => Math.round(dollars * 100);
const centsOrNull = (dollars: number | null): number | null => (dollars === null ? null : cents(dollars));

/** A part in `content/`; its facts are merged into `content`. */
function contentPart(
  file: string,
  types: Readonly<Record<string, string>>,
  compile: (source: YamlSource, earlier: Facts) => PartResult,
): SitePart {
  return {
    file: `content/${file}`,
    compile,
    print: ({ content }) => ({
      [`site/content/${file}.gen.ts`]: `import type { ${[...new Set(Object.values(types).flatMap((type) => type.match(/[A-Z]\w+/g) ?? []))].join(', ')} } from './shapes.gen.ts';

${Object.entries(types)
  .map(([name, type]) => `export const ${name}: ${type} = ${printValue((content as Facts)[name])};\n`)
  .join('\n')}`,
    }),
  };
}

interface PayoutsFile {
  readonly asOf: string;
  readonly entries: readonly (Omit<PayoutEntry, 'id' | 'amountCents' | 'timestamp'> & { readonly amount: number })[];
  readonly weeks: readonly number[];
}

/** `content/payouts.yaml`: the marquee's sample payouts and the weekly totals. */
export const payoutEntriesPart = contentPart(
  'payouts',
  { payouts: 'readonly PayoutEntry[]', payoutWeeksCents: 'readonly number[]' },
  (source) => {
    const { asOf, entries, weeks } = source.value as PayoutsFile;
    const payouts = entries.map(
      ({ name, amount, hoursAgo, country, account, profitSharePercent, method, receiptId, isVerified }): PayoutEntry => ({
        id: receiptId.toLowerCase(),
        name,
        amountCents: cents(amount),
        hoursAgo,
        timestamp: new Date(Date.parse(asOf) - hoursAgo * 3_600_000).toISOString(),
        country,
        account,
        profitSharePercent,
        method,
        receiptId,
        isVerified,
      }),
    );
    return {
      facts: { payouts, payoutWeeksCents: weeks.map(cents) },
      findings: findDuplicates(source, entries, ['entries'], 'receiptId'),
    };
  },
);

type TestimonialRow = Omit<Testimonial, 'amountCents' | 'refundCents' | 'bonusCents'> &
  Record<'amount' | 'refund' | 'bonus', number | null>;

/** `content/testimonials.yaml`: testimonials of sample traders; refund and bonus come from the catalogue. */
export const testimonialsPart = contentPart('testimonials', { testimonials: 'readonly Testimonial[]' }, (source, earlier) => {
  const rows = source.value as readonly TestimonialRow[];
  return {
    facts: {
      testimonials: rows.map(({ amount, refund, bonus, ...row }): Testimonial => ({
        ...row,
        amountCents: centsOrNull(amount),
        refundCents: centsOrNull(refund),
        bonusCents: centsOrNull(bonus),
      })),
    },
    findings: [
      ...findDuplicates(source, rows, [], 'id'),
      ...rows.flatMap((row, index) => checkTestimonial(source, row, index, earlier)),
    ],
  };
});

function checkTestimonial(source: YamlSource, row: TestimonialRow, index: number, earlier: Facts): Finding[] {
  const catalogue = earlier['catalogue'] as Catalogue | undefined;
  if (!catalogue) return [];
  const tier = catalogue.programs.flatMap(({ tiers }) => tiers).find(({ id }) => id === row.program);
  if (!tier)
    return [source.finding([index, 'program'], `${row.program} is not a size of catalogue.yaml. Use an id such as 1-step-10k.`)];
  const findings: Finding[] = [];
  const expect = (key: 'refund' | 'bonus', expected: number) => {
    const value = centsOrNull(row[key]);
    if (value !== null && value !== expected) {
      findings.push(
        source.finding(
          [index, key],
          `The ${key} of ${row.program} is ${expected / 100} by the catalogue, not ${value / 100}. Correct it.`,
        ),
      );
    }
  };
  expect('refund', tier.priceCents);
  expect('bonus', tier.winnersBonusCents - tier.priceCents);
  return findings;
}

interface HallOfFameFile {
  readonly stats: readonly string[];
  readonly entries: readonly (Omit<HallOfFameEntry, 'stats'> & {
    readonly stats: { largestPayout: number; bestMonth: number; consistencyStreak: number };
  })[];
}

/** `content/hallOfFame.yaml`: sample traders with long track records. Their numbers stay below the claims. */
export const hallOfFamePart = contentPart(
  'hallOfFame',
  { hallOfFame: '{ readonly stats: readonly Stat[]; readonly entries: readonly HallOfFameEntry[] }' },
  (source, earlier) => {
    const file = source.value as HallOfFameFile;
    const stats = toStats(source, ['stats'], file.stats, earlier);
    const entries = file.entries.map(({ stats: figures, isVerified, ...entry }): HallOfFameEntry => ({
      ...entry,
      stats: {
        largestPayoutCents: cents(figures.largestPayout),
        bestMonthCents: cents(figures.bestMonth),
        consistencyStreak: figures.consistencyStreak,
      },
      isVerified,
    }));
    return {
      facts: { hallOfFame: { stats: stats.stats, entries } },
      findings: [...stats.findings, ...findDuplicates(source, file.entries, ['entries'], 'id')],
    };
  },
);

/** `content/features.yaml`: the cards of the why-choose grid. */
export const featuresPart = contentPart('features', { features: 'readonly Feature[]' }, (source) => ({
  facts: { features: source.value },
  findings: findDuplicates(source, source.value as readonly Feature[], [], 'id'),
}));

/** `content/stats.yaml`: which claims each stats band shows. */
export const statsPart = contentPart(
  'stats',
  { stats: 'readonly Stat[]', heroStats: 'readonly Stat[]', counterStats: 'readonly Stat[]' },
  (source, earlier) => {
    const file = source.value as Readonly<Record<'band' | 'hero' | 'counter', readonly string[]>>;
    const [band, hero, counter] = (['band', 'hero', 'counter'] as const).map((key) => toStats(source, [key], file[key], earlier));
    return {
      facts: { stats: band?.stats, heroStats: hero?.stats, counterStats: counter?.stats },
      findings: [band, hero, counter].flatMap((list) => list?.findings ?? []),
    };
  },
);

/** `content/faq.yaml`: questions with their answers. */
export const faqPart = contentPart('faq', { faq: 'readonly FaqEntry[]' }, (source) => ({
  facts: { faq: source.value },
  findings: findDuplicates(source, source.value as readonly FaqEntry[], [], 'id'),
}));

function toStats(
  source: YamlSource,
  path: readonly string[],
  ids: readonly string[],
  earlier: Facts,
): { stats: Stat[]; findings: Finding[] } {
  const claims = (earlier['claims'] ?? {}) as Readonly<Record<string, Claim>>;
  const stats: Stat[] = [];
  const findings: Finding[] = [];
  ids.forEach((id, index) => {
    const claim = claims[id];
    if (!claim) {
      findings.push(source.finding([...path, index], `There is no claim "${id}". Add it to claims.yaml or correct the name.`));
      return;
    }
    const { label, value, prefix, suffix } = claim;
    stats.push({ id, label, value: value.slice(prefix.length, value.length - suffix.length), prefix, suffix });
  });
  return { stats, findings };
}
