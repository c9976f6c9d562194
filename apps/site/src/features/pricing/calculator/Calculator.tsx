import { payouts, rules } from '@duneline/specs/site';
import * as page from '@duneline/specs/messages/pricing-page';
import { RuleList, TextField } from '@duneline/ui';
import { formatMoney } from '../../../lib/format/formatMoney.ts';
import { formatPercent } from '../../../lib/format/formatPercent.ts';
import { formatMoneyRange, formatPercentRange } from '../../../lib/format/formatRange.ts';
import { CalculatorPanel } from '../../../lib/page/CalculatorPanel.tsx';
import type { Chosen } from '../selector/chosen.ts';
import { calculate, readAccountSize, readProfitTarget, type CalculatorResult } from './calculate.ts';
import { useCalculatorInputs } from './useCalculatorInputs.ts';

/** Account size and profit target as inputs, with the results. */
export function Calculator({ chosen }: { readonly chosen: Chosen }) {
  const { inputs, send } = useCalculatorInputs(chosen);
  return (
    <CalculatorPanel
      inputs={
        <>
          <TextField
            label={page.calculatorSize}
            inputMode="decimal"
            autoComplete="off"
            value={inputs.accountSize}
            onChange={(accountSize) => send({ type: 'size.type', text: accountSize })}
            errorMessage={readAccountSize(inputs.accountSize) === null ? page.calculatorSizeError : undefined}
          />
          <TextField
            label={page.calculatorTarget}
            inputMode="decimal"
            autoComplete="off"
            value={inputs.profitTarget}
            onChange={(profitTarget) => send({ type: 'target.type', text: profitTarget })}
            errorMessage={readProfitTarget(inputs.profitTarget) === null ? page.calculatorTargetError : undefined}
          />
        </>
      }
    >
      <div aria-live="polite">
        <RuleList rules={linesOf(calculate(inputs))} />
      </div>
    </CalculatorPanel>
  );
}

function linesOf(result: CalculatorResult | null) {
  const money = (cents: number | undefined) => (cents === undefined ? page.calculatorEmpty : formatMoney(cents));
  const share = result ? formatMoneyRange(result.shareCents) : page.calculatorEmpty;
  return [
    { id: 'profit', label: page.calculatorProfit, value: money(result?.profitCents), note: page.calculatorProfitNote },
    {
      id: 'bonus',
      label: page.calculatorBonus({ percent: formatPercent(payouts.winnersBonusPercent) }),
      value: money(result?.bonusCents),
      note: page.calculatorBonusNote,
    },
    {
      id: 'share',
      label: page.calculatorShare,
      value: share,
      note: page.calculatorShareNote({ share: formatPercentRange(payouts.sharePercent) }),
    },
    {
      id: 'risk',
      label: page.calculatorRisk,
      value: money(result?.riskCents),
      note: page.calculatorRiskNote({ percent: formatPercent(rules.riskPerTradePercent) }),
    },
  ];
}
