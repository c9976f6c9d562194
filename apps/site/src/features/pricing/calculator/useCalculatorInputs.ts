import { anticipateCalculator, calculatorDefaults, type CalculatorEvent, type CalculatorInputs } from '@duneline/machines';
import { useEffect, useRef } from 'react';
import type { FlowOptions } from '../../../lib/flow/createFlow.ts';
import { useFlow } from '../../../lib/flow/useFlow.ts';
import type { Chosen } from '../selector/chosen.ts';

const options: FlowOptions<CalculatorInputs, CalculatorEvent> = {
  initial: calculatorDefaults,
  load: () => import('./calculator.actor.ts'),
  anticipate: anticipateCalculator,
};

/**
 * The calculator's inputs: the specified defaults, then those of the selected program and size, until the user types
 * (spec §3: calculator defaults).
 */
export function useCalculatorInputs({ program, tier }: Chosen) {
  const { view: inputs, send } = useFlow(options);
  const followed = useRef(tier.id);
  useEffect(() => {
    if (followed.current === tier.id) return;
    followed.current = tier.id;
    send({ type: 'choice.change', inputs: inputsOf({ program, tier }) });
  }, [program, tier, send]);
  return { inputs, send };
}

/** The inputs for a selection: its size, and the target of its first phase (default if none). */
function inputsOf({ program, tier }: Pick<Chosen, 'program' | 'tier'>): CalculatorInputs {
  const target = program.phases[0]?.rules.profitTargetPercent;
  return {
    accountSize: String(tier.sizeCents / 100),
    profitTarget: target == null ? calculatorDefaults.profitTarget : String(target),
  };
}
