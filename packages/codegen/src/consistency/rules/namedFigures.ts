import type { Program } from '../../site/shapes/catalogue.ts';
import type { Finding } from '../../finding.ts';
import type { ValuePath } from '../../yaml/source.ts';
import type { SiteFacts, SpecFacts } from '../facts.ts';
import type { Rule } from '../Rule.ts';
import { conflictFinding } from '../SourceText.ts';
import { readTexts } from '../texts.ts';

/** A phrase by which texts name a number. */
interface Naming {
  readonly what: string;
  /** Each group captures the number. */
  readonly pattern: RegExp;
  /** The allowed values in a sentence about these programs. */
  readonly allowed: (site: SiteFacts, programs: readonly Program[]) => readonly (number | null | undefined)[];
  /** The file and key of the fact. */
  readonly at: readonly ['catalogue' | 'rules', ...ValuePath];
}

const limits = (key: 'profitTargetPercent' | 'dailyLossPercent' | 'maxDrawdownPercent'): Naming['allowed'] => {
  return (_site, programs) => programs.flatMap(({ phases }) => phases.map(({ rules }) => rules[key]));
};
const shares: Naming['allowed'] = (_site, programs) => programs.flatMap(({ rewardSharePercent: { from, to } }) => [from, to]);
const addOn =
  (id: string): Naming['allowed'] =>
  ({ catalogue }) => [Number(catalogue?.addOns.find((one) => one.id === id)?.priceCents) / 100];

const namings: readonly Naming[] = [
  {
    what: 'profit target',
    pattern: /target (?:of|is) (\d+)%|(\d+)% (?:profit )?target/g,
    allowed: limits('profitTargetPercent'),
    at: ['catalogue', 'programs'],
  },
  {
    what: 'daily loss limit',
    pattern: /daily (?:loss )?limit is (\d+)%|(\d+)% of the previous day/g,
    allowed: limits('dailyLossPercent'),
    at: ['catalogue', 'programs'],
  },
  {
    what: 'maximum loss',
    pattern: /maximum loss is (\d+)%/g,
    allowed: limits('maxDrawdownPercent'),
    at: ['catalogue', 'programs'],
  },
  {
    what: 'profit share',
    pattern: /(\d+)[–-](\d+)% of|(?:share (?:is|lies between)|pays) (\d+)% (?:to|and) (\d+)%/g,
    allowed: shares,
    at: ['catalogue', 'programs'],
  },
  {
    what: 'largest profit share',
    pattern: /(?:share|programs)[^.$]{0,20} up to (\d+)%/g,
    allowed: ({ payouts }) => [payouts?.maxSharePercent],
    at: ['rules', 'payouts', 'maxSharePercent'],
  },
  {
    what: 'winner’s bonus',
    pattern: /bonus of (\d+)%|(\d+)% (?:additional )?bonus|(\d+)% of the (?:profit )?target/g,
    allowed: ({ payouts }) => [payouts?.winnersBonusPercent],
    at: ['rules', 'payouts', 'winnersBonusPercent'],
  },
  {
    what: 'retry discount',
    pattern: /same size at (\d+)% off|coupon: (\d+)% off/g,
    allowed: ({ payouts }) => [payouts?.retryDiscountPercent],
    at: ['rules', 'payouts', 'retryDiscountPercent'],
  },
  {
    what: 'validity of the retry coupon',
    pattern: /coupon[^.]{0,60}valid for (\d+) days/g,
    allowed: ({ payouts }) => [payouts?.retryValidDays],
    at: ['rules', 'payouts', 'retryValidDays'],
  },
  {
    what: 'period for the refund before the first trade',
    pattern: /return (?:it|the account|an account) within (\d+) days/g,
    allowed: ({ payouts }) => [payouts?.returnDays],
    at: ['rules', 'payouts', 'returnDays'],
  },
  {
    what: 'risk per trade',
    pattern: /risk at most (\d+)%|at most (\d+)% (?:risk|of the balance)/gi,
    allowed: ({ rules }) => [rules?.riskPerTradePercent],
    at: ['rules', 'rules', 'riskPerTradePercent'],
  },
  {
    what: 'limit on open positions',
    pattern: /at most (\d+) (?:open )?positions/g,
    allowed: ({ rules }) => [rules?.openPositions],
    at: ['rules', 'rules', 'openPositions'],
  },
  {
    what: 'inactivity period',
    pattern: /(\d+) days without a trade/g,
    allowed: ({ rules }) => [rules?.inactivityDays],
    at: ['rules', 'rules', 'inactivityDays'],
  },
  {
    what: 'pause around news',
    pattern: /(\d+) minutes before/g,
    allowed: ({ rules }) => [rules?.newsMinutes],
    at: ['rules', 'rules', 'newsMinutes'],
  },
  {
    what: 'processing time',
    pattern: /(\d+)[–-](\d+) (?:hours|h)\b/g,
    allowed: ({ payouts }) => [payouts?.processingHours.from, payouts?.processingHours.to],
    at: ['rules', 'payouts', 'processingHours'],
  },
  {
    what: 'refund time',
    pattern: /(\d+)[–-](\d+) business days/g,
    allowed: ({ payouts }) => [payouts?.refundBusinessDays.from, payouts?.refundBusinessDays.to],
    at: ['rules', 'payouts', 'refundBusinessDays'],
  },
  {
    what: 'smallest payout',
    pattern: /(?:smallest payout|minimum\*\*) is \$(\d+)/gi,
    allowed: ({ payouts }) => [Number(payouts?.minimumCents) / 100],
    at: ['rules', 'payouts', 'minimum'],
  },
  {
    what: 'price of weekly payouts',
    pattern: /weekly payouts (?:for |\+)?\$(\d+)/gi,
    allowed: addOn('weekly-payouts'),
    at: ['catalogue', 'addOns', 0, 'price'],
  },
  {
    what: 'price of the extra drawdown',
    pattern: /drawdown (?:for |\+)?\$(\d+)/gi,
    allowed: addOn('extra-drawdown'),
    at: ['catalogue', 'addOns', 1, 'price'],
  },
];

/** A price next to its size: `from $59 for 5K`, `On the 10K evaluation you pay $99`. */
const priced = [
  /from \$(?<price>\d+) for (?<size>[\d.]+K)\b/g,
  /(?<size>[\d.]+K) (?:evaluation|account)[^.$]{0,25}(?:pay|costs) \$(?<price>\d+)/g,
];

/** `10K: $99 and $100 make $199`: the fee, the bonus and what comes back. */
const added = /(?<size>[\d.]+K): \$(?<price>[\d,]+) and \$[\d,]+ make \$(?<bonus>[\d,]+)/g;

/** Numbers that texts mention by name equal the facts. */
export const namedFigures: Rule = {
  name: 'named-figures',
  summary:
    'targets, limits, shares, bonus, times and prices that messages, content, seeded pages and articles name are those of catalogue.yaml and rules.yaml',
  find: (facts) =>
    readTexts(facts).flatMap((read) =>
      sentencesWithNumbers(read.text).flatMap((sentence) => {
        const programs = programsIn(sentence, facts.site);
        return [
          ...namings.flatMap((naming) => misnamed(naming, sentence, programs, facts, read)),
          ...mispriced(sentence, programs, facts, read),
        ];
      }),
    ),
};

const sentencesWithNumbers = (text: string): string[] => text.split(/(?<=[.!?])\s|\n/).filter((sentence) => /\d/.test(sentence));

type Read = Parameters<typeof misnamed>[4];

/** The programs that a sentence names, or all programs if it names none. */
function programsIn(sentence: string, { catalogue }: SiteFacts): readonly Program[] {
  const all = catalogue?.programs ?? [];
  const named = all.filter(({ name }) => sentence.includes(name));
  return named.length > 0 ? named : all;
}

function misnamed(
  { what, pattern, allowed, at: [file, ...path] }: Naming,
  sentence: string,
  programs: readonly Program[],
  { site, yaml }: SpecFacts,
  { placeOf }: { readonly placeOf: (part: string) => Omit<Finding, 'message'> },
): Finding[] {
  const source = yaml(`site/${file}`);
  if (source === undefined) return [];
  const values = allowed(site, programs).filter((value) => typeof value === 'number' && !Number.isNaN(value));
  return [...sentence.matchAll(pattern)].flatMap(([phrase, ...figures]) =>
    figures.some((figure) => figure !== undefined && !values.includes(Number(figure)))
      ? [
          conflictFinding(
            placeOf(phrase),
            `The ${what} is called "${phrase}"`,
            source.finding(path, ''),
            [...new Set(values)].join(' or '),
          ),
        ]
      : [],
  );
}

function mispriced(sentence: string, programs: readonly Program[], { site, yaml }: SpecFacts, { placeOf }: Read): Finding[] {
  const source = yaml('site/catalogue');
  if (source === undefined) return [];
  // A size without a program refers to the default program.
  const of = programs.length === 1 ? programs : programs.filter(({ id }) => id === site.catalogue?.defaultProgram);
  const matches = [...priced, added].flatMap((pattern) => [...sentence.matchAll(pattern)]);
  return matches.flatMap((match) => {
    const { size, price, bonus } = match.groups ?? {};
    const index = of.flatMap(({ tiers }) => tiers).findIndex(({ label }) => label === size);
    const tier = of.flatMap(({ tiers }) => tiers)[index];
    const isRight =
      tier !== undefined &&
      (price === undefined || amount(price) === tier.priceCents) &&
      (bonus === undefined || amount(bonus) === tier.winnersBonusCents);
    if (isRight) return [];
    const program = site.catalogue?.programs.findIndex(({ id }) => id === of[0]?.id) ?? 0;
    const says =
      tier === undefined ? 'no such size' : `price ${tier.priceCents / 100}, winnersBonus ${tier.winnersBonusCents / 100}`;
    return [
      conflictFinding(
        placeOf(match[0]),
        `The text says "${match[0]}"`,
        source.finding(['programs', program, 'tiers', Math.max(index, 0)], ''),
        says,
      ),
    ];
  });
}

const amount = (text: string): number => Number(text.replaceAll(',', '')) * 100;
