import { catalogue } from '@duneline/specs/site';
import { programOf } from '../../../lib/price/findTier.ts';

/** The lengths that can be chosen, in months. */
export const LENGTHS = [6, 12, 24] as const;

/** As many of one size as can be chosen for a month. */
export const MOST_SALES = 20;

/** What the calculator works out. */
export interface Plan {
  /** Sales a month, by the place of the size in its program. */
  readonly sales: readonly number[];
  readonly months: number;
}

/** The program whose sizes are sold. */
export const program = programOf(catalogue.defaultProgram);

/** An example to begin with. */
export const example: Plan = { sales: program.tiers.map((_, place) => [1, 2, 1][place] ?? 0), months: 12 };

/** Reads `?sales=1-2-1-0-0-0&months=12`; what makes no sense counts as not said. */
export function readPlan(search: URLSearchParams): Plan {
  const sales = (search.get('sales') ?? '').split('-').map((text) => (/^\d{1,2}$/.test(text) ? Number(text) : -1));
  const isWhole = sales.length === program.tiers.length && sales.every((count) => count >= 0 && count <= MOST_SALES);
  const months = LENGTHS.find((length) => String(length) === search.get('months'));
  return { sales: isWhole ? sales : example.sales, months: months ?? example.months };
}

/** The query of a plan; none for the example. */
export function queryOf({ sales, months }: Plan): string {
  const search = new URLSearchParams();
  if (sales.join('-') !== example.sales.join('-')) search.set('sales', sales.join('-'));
  if (months !== example.months) search.set('months', String(months));
  return search.toString();
}
