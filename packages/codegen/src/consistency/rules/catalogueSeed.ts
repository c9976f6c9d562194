import type { Row } from '@duneline/specs/contract';
import type { Finding } from '../../finding.ts';
import type { Catalogue } from '../../site/shapes/catalogue.ts';
import type { ValuePath, YamlSource } from '../../yaml/source.ts';
import type { Rule } from '../Rule.ts';
import { conflictFinding, locateText } from '../SourceText.ts';
import type { SourceText } from '../SourceText.ts';

/** An expected row, with the YAML position of each of its columns. */
interface Expected {
  readonly table: string;
  readonly key: Row;
  readonly columns: Readonly<Record<string, readonly [unknown, ValuePath]>>;
}

/** The seeded catalogue tables equal catalogue.yaml. */
export const catalogueSeed: Rule = {
  name: 'catalogue-seed',
  summary: 'catalogue.yaml and the seeded programs, phases, tiers and add-ons have the same rows and figures',
  find: ({ site, yaml, seeds, rows }) => {
    const source = yaml('site/catalogue');
    if (source === undefined || site.catalogue === undefined || rows('programs').length === 0) return [];
    const expected = expectedRows(site.catalogue);
    return [
      ...expected.flatMap((one) => compare(one, source, seeds, rows(one.table))),
      ...['programs', 'program_phases', 'program_tiers', 'add_ons'].flatMap((table) =>
        rows(table)
          .filter((row) => !expected.some((one) => one.table === table && isRowOf(one, row)))
          .map((row): Finding => {
            const label = [row['id'] ?? row['program_id'], row['phase']].filter((part) => typeof part === 'string').join(' ');
            return {
              ...locateText(seeds, `'${label.replace(' ', "', '")}'`),
              message: `${table} has ${label}, and ${source.file} has none. Add it there, or remove the row.`,
            };
          }),
      ),
    ];
  },
};

const isRowOf = ({ key }: Expected, row: Row): boolean => Object.entries(key).every(([name, value]) => row[name] === value);

function compare(expected: Expected, source: YamlSource, seeds: readonly SourceText[], rows: readonly Row[]): Finding[] {
  const { table, key, columns } = expected;
  const label = Object.values(key).join(' ');
  const row = rows.find((one) => isRowOf(expected, one));
  const [, firstPath] = Object.values(columns)[0] ?? [null, []];
  const there = locateText(seeds, `('${Object.values(key).join("', '")}'`, `'${String(Object.values(key)[0])}'`);
  if (row === undefined) {
    return [
      source.finding(firstPath, `${label} is in the catalogue and not in the seeded ${table} (${there.file}). Add the row.`),
    ];
  }
  return Object.entries(columns).flatMap(([column, [value, path]]) =>
    JSON.stringify(row[column]) === JSON.stringify(value)
      ? []
      : [conflictFinding(source.finding(path, ''), `${label}: ${column} is ${show(value)}`, there, show(row[column]))],
  );
}

const show = (value: unknown): string => JSON.stringify(value) ?? 'nothing';

const bps = (percent: number | null): number | null => (percent === null ? null : percent * 100);

function expectedRows({ programs, addOns }: Catalogue): Expected[] {
  return [
    ...programs.flatMap((program, p): Expected[] => {
      const at = (...path: ValuePath): ValuePath => ['programs', p, ...path];
      return [
        {
          table: 'programs',
          key: { id: program.id },
          columns: {
            position: [p + 1, at('id')],
            name: [program.name, at('name')],
            description: [program.description, at('description')],
            is_available: [program.isAvailable, at('isAvailable')],
            has_tab: [program.hasTab, at('hasTab')],
            badge: [program.badge, at('badge')],
            drawdown_type: [program.drawdownType, at('drawdownType')],
            leverage: [program.leverage, at('leverage')],
            expert_advisors: [program.expertAdvisors, at('expertAdvisors')],
            share_from_bps: [bps(program.rewardSharePercent.from), at('rewardShare', 'from')],
            share_to_bps: [bps(program.rewardSharePercent.to), at('rewardShare', 'to')],
            payout_cycle_days: [program.rewardCycleDays, at('rewardCycleDays')],
            fee_refund_bps: [bps(program.refundFeePercent), at('refundFeePercent')],
            platforms: [program.platforms, at('platforms')],
            minimum_days: [program.minimumDays, at('minimumDays')],
          },
        },
        ...program.phases.map(({ id, name, rules }, n) => ({
          table: 'program_phases',
          key: { program_id: program.id, phase: id },
          columns: {
            position: [n + 1, at('phases', n, 'id')],
            name: [name, at('phases', n, 'name')],
            profit_target_bps: [bps(rules.profitTargetPercent), at('phases', n, 'profitTarget')],
            daily_loss_bps: [bps(rules.dailyLossPercent), at('phases', n, 'dailyLoss')],
            max_drawdown_bps: [bps(rules.maxDrawdownPercent), at('phases', n, 'maxDrawdown')],
          } as const,
        })),
        ...program.tiers.map((tier, n) => ({
          table: 'program_tiers',
          key: { id: tier.id },
          columns: {
            program_id: [program.id, at('tiers', n)],
            position: [tier.index, at('tiers', n)],
            label: [tier.label, at('tiers', n, 'size')],
            size_cents: [tier.sizeCents, at('tiers', n, 'size')],
            price_cents: [tier.priceCents, at('tiers', n, 'price')],
            old_price_cents: [tier.oldPriceCents, at('tiers', n, 'oldPrice')],
            discount_percent: [tier.discountPercent, at('tiers', n, 'discount')],
            winners_bonus_cents: [tier.winnersBonusCents, at('tiers', n, 'winnersBonus')],
          } as const,
        })),
      ];
    }),
    ...addOns.map(({ id, name, description, priceCents }, n) => ({
      table: 'add_ons',
      key: { id },
      columns: {
        position: [n + 1, ['addOns', n]],
        name: [name, ['addOns', n, 'name']],
        description: [description, ['addOns', n, 'description']],
        price_cents: [priceCents, ['addOns', n, 'price']],
      } as const,
    })),
  ];
}
