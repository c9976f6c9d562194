import { useState } from 'react';

const { sizes, phases, plans, questions } = PRICING;

/** What is chosen on a page, and what it shows for that: the same for every contestant. */
export function usePricing() {
  const [size, setSize] = useState(sizes[1].value);
  const [phase, setPhase] = useState(phases[0].value);
  const [ordered, setOrdered] = useState();
  const sizeIndex = sizes.findIndex(({ value }) => value === size);
  const phaseIndex = phases.findIndex(({ value }) => value === phase);
  const shown = plans.map(({ prices, facts, ...plan }) => ({ ...plan, price: prices[sizeIndex], facts: facts[phaseIndex] }));
  return { sizes, size, setSize, phases, phase, setPhase, plans: shown, questions, ordered, setOrdered };
}
