import { payouts, rules } from '@duneline/specs/site';
import * as t from '@duneline/specs/messages/pricing';
import { RuleList, TextField } from '@duneline/ui';
import { formatMoney } from '../../../lib/format/formatMoney.ts';
import { formatPercent } from '../../../lib/format/formatPercent.ts';
import { formatMoneyRange, formatPercentRange } from '../../../lib/format/formatRange.ts';
import type { Chosen } from '../selector/chosen.ts';
import { calculate, readAccountSize, readProfitTarget, type CalculatorResult } from './calculate.ts';
import { useCalculatorInputs } from './useCalculatorInputs.ts';
import * as css from './Calculator.css.ts';

/** Account size and profit target to try out, and what follows from them. */
export function Calculator({ chosen }: { readonly chosen: Chosen }) {
  const [inputs, setInputs] = useCalculatorInputs(chosen);
  return (
    <div className={css.calculator}>
      <div className={css.inputs}>
        <TextField
          label={t.calculatorSize}
          inputMode="decimal"
          autoComplete="off"
          value={inputs.accountSize}
          onChange={(accountSize) => setInputs({ ...inputs, accountSize })}
          error={readAccountSize(inputs.accountSize) === null ? t.calculatorSizeError : undefined}
        />
        <TextField
          label={t.calculatorTarget}
          inputMode="decimal"
          autoComplete="off"
          value={inputs.profitTarget}
          onChange={(profitTarget) => setInputs({ ...inputs, profitTarget })}
          error={readProfitTarget(inputs.profitTarget) === null ? t.calculatorTargetError : undefined}
        />
      </div>
      <div className={css.results} aria-live="polite">
        <RuleList rules={linesOf(calculate(inputs))} />
      </div>
    </div>
  );
}

function linesOf(result: CalculatorResult | null) {
  const money = (cents: number | undefined) => (cents === undefined ? t.calculatorEmpty : formatMoney(cents));
  const share = result ? formatMoneyRange(result.shareCents) : t.calculatorEmpty;
  return [
    { id: 'profit', term: t.calculatorProfit, value: money(result?.profitCents), note: t.calculatorProfitNote },
    {
      id: 'bonus',
      term: t.calculatorBonus({ percent: formatPercent(payouts.winnersBonusPercent) }),
      value: money(result?.bonusCents),
      note: t.calculatorBonusNote,
    },
    {
      id: 'share',
      term: t.calculatorShare,
      value: share,
      note: t.calculatorShareNote({ share: formatPercentRange(payouts.sharePercent) }),
    },
    {
      id: 'risk',
      term: t.calculatorRisk,
      value: money(result?.riskCents),
      note: t.calculatorRiskNote({ percent: formatPercent(rules.riskPerTradePercent) }),
    },
  ];
}
