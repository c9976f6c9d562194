import type { Finding } from '../finding.ts';
import type { SpecFacts } from './facts.ts';

/** A consistency rule: finds one kind of disagreement between specs. */
export interface Rule {
  readonly name: string;
  /** What the rule compares, as the README and findings state it. */
  readonly summary: string;
  readonly find: (facts: SpecFacts) => readonly Finding[];
}
