import type { AddOn } from '@duneline/specs/site';
import * as page from '@duneline/specs/messages/pricing-page';
import * as t from '@duneline/specs/messages/pricing-rules';
import { RuleTable } from '@duneline/ui';
import { formatMoneyShort } from '../../../lib/format/formatMoney.ts';
import type { Chosen } from '../selector/chosen.ts';
import { moneyRules } from './moneyRules.ts';
import { bonusRow, priceRow } from './priceRows.ts';
import { ruleExamples } from './ruleExamples.ts';

export interface RulesInMoneyProps {
  readonly chosen: Chosen;
  readonly addOns: readonly AddOn['id'][];
  readonly onSizeChange: (tierId: string) => void;
}

/** Price, rules in dollars and bonus of every size of the selected program; a step-by-step calculation for the selected one is folded. */
export function RulesInMoney({ chosen: { program, tier }, addOns, onSizeChange }: RulesInMoneyProps) {
  return (
    <RuleTable
      title={t.tableTitle({ program: program.name })}
      level={3}
      ruleHead={t.ruleHead}
      sizes={program.tiers.map(({ id, sizeCents }) => ({ id, label: formatMoneyShort(sizeCents) }))}
      rules={[priceRow(program, addOns), ...moneyRules(program, addOns), bonusRow(program)]}
      size={tier.id}
      onSizeChange={onSizeChange}
      sizeLabel={t.sizeLabel}
      example={(id) => ruleExamples(program, program.tiers.find((each) => each.id === id) ?? tier, addOns)}
      examplesTitle={page.examplesTitle}
      note={t.note}
    />
  );
}
