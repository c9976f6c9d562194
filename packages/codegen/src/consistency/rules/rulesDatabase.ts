import type { Finding } from '../../finding.ts';
import type { ValuePath } from '../../yaml/source.ts';
import type { SiteFacts, SpecFacts } from '../facts.ts';
import type { Rule } from '../Rule.ts';
import { conflictFinding, locateText, matchesIn } from '../SourceText.ts';

interface Figure {
  /** The file and key of the fact. */
  readonly at: readonly ['rules' | 'catalogue' | 'privacy', ...ValuePath];
  readonly value: (site: SiteFacts) => number | string | undefined;
  /** The SQL that repeats the number; the first group captures it. */
  readonly pattern: RegExp;
}

const percentIn = (text = ''): number => Number(/(\d+)%/.exec(text)?.[1]);
const daysIn = (text = ''): number => Number(/every (\d+) days/.exec(text)?.[1]);

const yearsIn = (text = ''): number => Number(/(\d+) years/.exec(text)?.[1]);

const figures: readonly Figure[] = [
  {
    at: ['rules', 'payouts', 'minimum'],
    value: ({ payouts }) => payouts?.minimumCents,
    pattern: /payouts_\w*minimum check \(amount_cents >= (\d+)\)/g,
  },
  { at: ['rules', 'payouts', 'minimum'], value: ({ payouts }) => payouts?.minimumCents, pattern: /_amount_cents < (\d+)/g },
  {
    at: ['rules', 'payouts', 'retryDiscountPercent'],
    value: ({ payouts }) => payouts?.retryDiscountPercent,
    pattern: /'RETRY-' \|\| new\.number[^;]*?\bend,\s*(\d+),/g,
  },
  {
    at: ['rules', 'payouts', 'retryValidDays'],
    value: ({ payouts }) => payouts?.retryValidDays,
    pattern: /new\.ended_at \+ interval '(\d+) days'/g,
  },
  {
    at: ['rules', 'payouts', 'returnDays'],
    value: ({ payouts }) => payouts?.returnDays,
    pattern: /earned_at <= now\(\) - interval '(\d+) days'/g,
  },
  {
    at: ['rules', 'rules', 'inactivityDays'],
    value: ({ rules }) => rules?.inactivityDays,
    pattern: /opened_at\) \+ interval '(\d+) days'/g,
  },
  {
    at: ['rules', 'rules', 'dayClose', 'timeZone'],
    value: ({ rules }) => rules?.dayClose.timeZone,
    pattern: /now\(\) at time zone '([^']+)'/g,
  },
  {
    at: ['catalogue', 'addOns', 1, 'name'],
    value: ({ catalogue }) => percentIn(catalogue?.addOns.find(({ id }) => id === 'extra-drawdown')?.name) * 100,
    pattern: /has_drawdown then (\d+)/g,
  },
  {
    at: ['catalogue', 'addOns', 0, 'description'],
    value: ({ catalogue }) => daysIn(catalogue?.addOns.find(({ id }) => id === 'weekly-payouts')?.description),
    pattern: /'weekly-payouts'\) then (\d+)/g,
  },
  {
    at: ['privacy', 'records', 3, 'until'],
    value: ({ privacy }) => yearsIn(privacy?.records.find(({ id }) => id === 'identity')?.until),
    pattern: /keep_until = [^;]*?interval '(\d+) years'/g,
  },
];

/** Numbers in the database's checks and functions equal rules.yaml, catalogue.yaml and privacy.yaml. */
export const rulesDatabase: Rule = {
  name: 'rules-database',
  summary:
    'smallest payout, retry coupon, inactivity, the day’s close, prohibited practices, what add-ons change and how long documents are kept in migrations are those of rules.yaml, catalogue.yaml and privacy.yaml',
  find: ({ site, yaml, migrations, enums }) => {
    if (migrations.length === 0) return [];
    const practices = findPractices(site, yaml, migrations, enums['prohibited_practice'] ?? []);
    return practices.concat(
      figures.flatMap(({ at: [file, ...path], value, pattern }): Finding[] => {
        const source = yaml(`site/${file}`);
        const expected = value(site);
        if (source === undefined || expected === undefined) return [];
        const found = [...matchesIn(migrations, pattern)];
        if (found.length === 0) {
          const message = `${path.join('.')} is nowhere in the migrations in the form ${pattern.source}. Correct the pattern in rulesDatabase.ts.`;
          return [source.finding(path, message)];
        }
        return found.flatMap(({ match, place }) =>
          match[1] === String(expected)
            ? []
            : [conflictFinding(source.finding(path, ''), `${path.join('.')} is ${expected}`, place, String(match[1]))],
        );
      }),
    );
  },
};

/** The practices that end an account are those that the database stores, in their order. */
function findPractices(
  { rules }: SiteFacts,
  yaml: SpecFacts['yaml'],
  migrations: SpecFacts['migrations'],
  stored: readonly string[],
): Finding[] {
  const source = yaml('site/rules');
  const said = rules?.prohibited.join(', ');
  if (source === undefined || said === undefined || stored.length === 0 || stored.join(', ') === said) return [];
  const place = locateText(migrations, 'create type public.prohibited_practice as');
  return [conflictFinding(source.finding(['rules', 'prohibited'], ''), `rules.prohibited are ${said}`, place, stored.join(', '))];
}
