import { useState } from 'react';
import type { Chosen } from '../selector/chosen.ts';
import { defaultInputs, type CalculatorInputs } from './calculate.ts';

/**
 * The calculator's inputs: the specified defaults until a program or size is chosen, then those of the choice, until somebody
 * types (decisions.md, "calculator defaults").
 */
export function useCalculatorInputs({ program, tier }: Chosen) {
  const [inputs, setInputs] = useState(defaultInputs);
  const [followed, setFollowed] = useState(tier.id);
  if (followed !== tier.id) {
    setFollowed(tier.id);
    setInputs(inputsOf({ program, tier }));
  }
  return [inputs, setInputs] as const;
}

/** What the calculator says about a choice: its size, and the target of its first phase (of none: the default). */
function inputsOf({ program, tier }: Pick<Chosen, 'program' | 'tier'>): CalculatorInputs {
  const target = program.phases[0]?.rules.profitTargetPercent;
  return {
    accountSize: String(tier.sizeCents / 100),
    profitTarget: target == null ? defaultInputs.profitTarget : String(target),
  };
}
