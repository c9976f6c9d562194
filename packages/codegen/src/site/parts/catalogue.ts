import { printValue } from '../../emit/printValue.ts';
import type { Finding } from '../../finding.ts';
import type { YamlSource } from '../../yaml/source.ts';
import type { Facts, SitePart } from '../part.ts';
import type { AddOn, Catalogue, Phase, Program, Tier } from '../shapes/catalogue.ts';
import type { Payouts } from '../shapes/payouts.ts';
import { shapesOf } from '../shapes.ts';
import { findDuplicates } from './duplicates.ts';
import { oldPriceOf, winnersBonusOf } from './prices.ts';

interface TierRow {
  readonly size: number;
  readonly price: number;
  readonly oldPrice?: number;
  readonly discount?: number;
  readonly winnersBonus: number;
}

interface ProgramRow extends Pick<
  Program,
  | 'id'
  | 'name'
  | 'description'
  | 'isAvailable'
  | 'badge'
  | 'hasTab'
  | 'drawdownType'
  | 'leverage'
  | 'expertAdvisors'
  | 'rewardCycleDays'
  | 'refundFeePercent'
  | 'platforms'
  | 'minimumDays'
> {
  readonly winnersBonus: 'fee-and-target' | 'fee' | 'printed';
  readonly phases: readonly {
    id: Phase['id'];
    name: string;
    profitTarget: number | null;
    dailyLoss: number;
    maxDrawdown: number;
  }[];
  readonly tiers: readonly TierRow[];
  readonly rewardShare: { readonly from: number; readonly to: number };
}

interface CatalogueFile extends Pick<Catalogue, 'currency' | 'defaultProgram' | 'paymentMethods'> {
  readonly programs: readonly ProgramRow[];
  readonly addOns: readonly {
    id: AddOn['id'];
    name: string;
    description: string;
    price: number;
    rewardCycleDays?: number;
    drawdown?: number;
  }[];
  readonly advertisedSize: number;
  readonly scaling: number;
}

/** `catalogue.yaml`: programs, sizes, prices and add-ons. Verifies bonuses and old prices. */
export const cataloguePart: SitePart = {
  file: 'catalogue',
  compile: (source, earlier) => {
    const file = source.value as CatalogueFile;
    return { facts: { catalogue: toCatalogue(file, earlier) }, findings: check(source, file, earlier) };
  },
  print: ({ catalogue }) => ({
    'site/catalogue.gen.ts': `${shapesOf('catalogue')}export const catalogue: Catalogue = ${printValue(catalogue)};\n`,
  }),
};

function toCatalogue(file: CatalogueFile, earlier: Facts): Catalogue {
  const inactivityDays = (earlier['rules'] as { inactivityDays: number } | undefined)?.inactivityDays ?? 0;
  return {
    currency: file.currency,
    defaultProgram: file.defaultProgram,
    programs: file.programs.map((row) => ({
      id: row.id,
      name: row.name,
      description: row.description,
      isAvailable: row.isAvailable,
      badge: row.badge,
      hasTab: row.hasTab,
      phases: row.phases.map(({ id, name, profitTarget, dailyLoss, maxDrawdown }) => ({
        id,
        name,
        rules: { profitTargetPercent: profitTarget, dailyLossPercent: dailyLoss, maxDrawdownPercent: maxDrawdown },
      })),
      tiers: row.tiers.map((tier, index) => toTier(row.id, tier, index)),
      drawdownType: row.drawdownType,
      leverage: row.leverage,
      expertAdvisors: row.expertAdvisors,
      rewardSharePercent: row.rewardShare,
      rewardCycleDays: row.rewardCycleDays,
      refundFeePercent: row.refundFeePercent,
      tradingPeriod: 'unlimited',
      platforms: row.platforms,
      minimumDays: row.minimumDays,
      inactivityDays,
    })),
    addOns: file.addOns.map(({ id, name, description, price, rewardCycleDays = null, drawdown = null }) => ({
      id,
      name,
      description,
      priceCents: price * 100,
      rewardCycleDays,
      drawdownPercent: drawdown,
    })),
    paymentMethods: file.paymentMethods,
    headline: {
      advertisedSizeCents: file.advertisedSize * 100,
      pricedSizeCents: Math.max(...file.programs.flatMap(({ tiers }) => tiers.map(({ size }) => size))) * 100,
      scalingCents: file.scaling * 100,
    },
  };
}

function toTier(programId: string, tier: TierRow, index: number): Tier {
  const label = `${tier.size / 1000}K`;
  return {
    id: `${programId}-${label.toLowerCase().replace('.', '-')}`,
    index: index + 1,
    label,
    sizeCents: tier.size * 100,
    priceCents: tier.price * 100,
    oldPriceCents: tier.oldPrice === undefined ? null : tier.oldPrice * 100,
    discountPercent: tier.discount ?? null,
    winnersBonusCents: tier.winnersBonus * 100,
  };
}

function check(source: YamlSource, file: CatalogueFile, earlier: Facts): Finding[] {
  const bonusPercent = (earlier['payouts'] as Payouts | undefined)?.winnersBonusPercent;
  const findings = [
    ...findDuplicates(source, file.programs, ['programs'], 'id'),
    ...findDuplicates(source, file.addOns, ['addOns'], 'id'),
  ];
  if (!file.programs.some(({ id }) => id === file.defaultProgram)) {
    findings.push(
      source.finding(
        ['defaultProgram'],
        `The default program ${file.defaultProgram} is not in the list. Name one of ${file.programs.map(({ id }) => id).join(', ')}.`,
      ),
    );
  }
  file.programs.forEach((program, at) => {
    findings.push(...findDuplicates(source, program.phases, ['programs', at, 'phases'], 'id'));
    findings.push(...findDuplicates(source, program.tiers, ['programs', at, 'tiers'], 'size'));
    program.tiers.forEach((tier, index) => {
      const path = ['programs', at, 'tiers', index];
      const before = program.tiers[index - 1];
      if (before && before.size > tier.size) {
        findings.push(
          source.finding(
            [...path, 'size'],
            `The size ${tier.size} stands after ${before.size}. Order the tiers from small to large; \`tier\` of a checkout link counts on it.`,
          ),
        );
      }
      findings.push(...checkPrices(source, path, program, tier, bonusPercent));
    });
  });
  return findings;
}

function checkPrices(
  source: YamlSource,
  path: readonly (string | number)[],
  program: ProgramRow,
  tier: TierRow,
  bonusPercent: number | undefined,
): Finding[] {
  const findings: Finding[] = [];
  const target = program.phases.find(({ id }) => id === 'phase-1')?.profitTarget ?? 0;
  // An undefined percentage has its own finding in rules.yaml.
  const isCheckable = bonusPercent !== undefined || program.winnersBonus === 'fee';
  const bonus = winnersBonusOf(program.winnersBonus, {
    price: tier.price,
    size: tier.size,
    targetPercent: target,
    bonusPercent: bonusPercent ?? 0,
  });
  if (isCheckable && bonus !== undefined && bonus !== tier.winnersBonus) {
    const formula =
      program.winnersBonus === 'fee'
        ? `the fee, ${tier.price}`
        : `${tier.price} + ${bonusPercent ?? 0} % of ${(tier.size * target) / 100} = ${bonus}`;
    findings.push(
      source.finding(
        [...path, 'winnersBonus'],
        `The winner's bonus of ${program.id} ${tier.size / 1000}K is ${tier.winnersBonus}, but must be ${formula}. Correct the bonus, the price or the target.`,
      ),
    );
  }
  if (tier.oldPrice !== undefined && tier.discount !== undefined) {
    const oldPrice = oldPriceOf(tier.price, tier.discount);
    if (oldPrice !== tier.oldPrice) {
      findings.push(
        source.finding(
          [...path, 'oldPrice'],
          `The old price ${tier.oldPrice} does not fit ${tier.discount} % off ${tier.price}; it must be ${oldPrice}. Correct the old price or the discount.`,
        ),
      );
    }
  } else if (tier.oldPrice !== undefined || tier.discount !== undefined) {
    findings.push(source.finding(path, `An old price and a discount go together. Give both or neither.`));
  }
  return findings;
}
