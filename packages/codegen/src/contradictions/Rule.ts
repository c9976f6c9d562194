import type { Finding } from '../finding.ts';
import type { SpecFacts } from './facts.ts';

/** One kind of contradiction. */
export interface Rule {
  readonly name: string;
  /** What it compares, for the README and for whoever reads a finding. */
  readonly summary: string;
  readonly find: (facts: SpecFacts) => readonly Finding[];
}
