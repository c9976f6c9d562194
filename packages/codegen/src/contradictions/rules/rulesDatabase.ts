import type { Finding } from '../../finding.ts';
import type { SiteFacts } from '../facts.ts';
import type { Rule } from '../Rule.ts';
import { contradiction, matchesIn } from '../SourceText.ts';

interface Figure {
  /** Path in rules.yaml. */
  readonly path: readonly string[];
  readonly value: (site: SiteFacts) => number | string | undefined;
  /** Where migrations state it; the first group is the figure. */
  readonly pattern: RegExp;
}

const figures: readonly Figure[] = [
  {
    path: ['payouts', 'minimum'],
    value: ({ payouts }) => payouts?.minimumCents,
    pattern: /payouts_\w*minimum check \(amount_cents >= (\d+)\)/g,
  },
  { path: ['payouts', 'minimum'], value: ({ payouts }) => payouts?.minimumCents, pattern: /_amount_cents < (\d+)/g },
  {
    path: ['payouts', 'retryDiscountPercent'],
    value: ({ payouts }) => payouts?.retryDiscountPercent,
    pattern: /'RETRY-' \|\| new\.number, (\d+)/g,
  },
  {
    path: ['payouts', 'retryValidDays'],
    value: ({ payouts }) => payouts?.retryValidDays,
    pattern: /new\.ended_at \+ interval '(\d+) days'/g,
  },
  {
    path: ['rules', 'inactivityDays'],
    value: ({ rules }) => rules?.inactivityDays,
    pattern: /opened_at\) \+ interval '(\d+) days'/g,
  },
  {
    path: ['rules', 'dayClose', 'timeZone'],
    value: ({ rules }) => rules?.dayClose.timeZone,
    pattern: /now\(\) at time zone '([^']+)'/g,
  },
];

/** Rules that the database keeps by itself, as numbers in checks and functions. */
export const rulesDatabase: Rule = {
  name: 'rules-database',
  summary: 'smallest payout, retry coupon, inactivity and the day’s close in migrations are those of rules.yaml',
  find: ({ site, yaml, migrations }) => {
    const source = yaml('site/rules');
    if (source === undefined || migrations.length === 0) return [];
    return figures.flatMap(({ path, value, pattern }): Finding[] => {
      const expected = value(site);
      const found = [...matchesIn(migrations, pattern)];
      if (expected === undefined || found.length === 0) {
        const message = `${path.join('.')} is nowhere in the migrations in the form ${pattern.source}. Correct the pattern in rulesDatabase.ts.`;
        return [source.finding(path, message)];
      }
      return found.flatMap(({ match, place }) =>
        match[1] === String(expected)
          ? []
          : [contradiction(source.finding(path, ''), `${path.join('.')} is ${expected}`, place, String(match[1]))],
      );
    });
  },
};
