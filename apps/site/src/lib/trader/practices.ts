import type { Database } from '@duneline/specs/database';
import { rules } from '@duneline/specs/site';

export type Practice = Database['public']['Enums']['prohibited_practice'];

/** The practices that end an account, in the order of `rules.prohibited`, whose translations name them. */
export const practices = [
  'hedging',
  'arbitrage',
  'latency exploitation',
  'third-party management',
  'grid strategies',
  'gambling strategies',
] as const satisfies readonly Practice[];

/** What a practice is called in the site's language. */
export function practiceName(practice: Practice): string {
  return rules.prohibited[practices.indexOf(practice)] ?? practice;
}
