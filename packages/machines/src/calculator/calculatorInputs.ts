/** What stands in the calculator's fields; both are texts, because they may be unfinished (spec §3, calculator inputs). */
export interface CalculatorInputs {
  /** US dollars. */
  readonly accountSize: string;
  /** Per cent. */
  readonly profitTarget: string;
}

/** What stands there before a program or size was chosen (spec §3). */
export const calculatorDefaults: CalculatorInputs = { accountSize: '10000', profitTarget: '8' };
