/** The calculator's fields; strings, because they may be incomplete (spec §3, calculator inputs). */
export interface CalculatorInputs {
  /** US dollars. */
  readonly accountSize: string;
  /** Percent. */
  readonly profitTarget: string;
}

/** The values before a program or size is selected (spec §3). */
export const calculatorDefaults: CalculatorInputs = { accountSize: '10000', profitTarget: '8' };
