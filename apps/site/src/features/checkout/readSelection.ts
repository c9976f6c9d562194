import { catalogue, type Program, type Tier } from '@duneline/specs/site';
import { programOf } from '../../lib/price/findTier.ts';

/** Why the selection differs from the URL. */
type SelectionProblem =
  | { readonly kind: 'unknown-program' }
  | { readonly kind: 'unavailable-program'; readonly name: string }
  | { readonly kind: 'unknown-size' };

/** The selected program and size. */
export interface Selection {
  readonly program: Program;
  readonly tier: Tier;
  readonly problem: SelectionProblem | null;
}

/**
 * Reads `?tier=&type=`: the 1-based index of the size among the program's sizes, and the program's id (spec §5, §7). Missing
 * values get their default; invalid ones select a first size and return a problem.
 */
export function readSelection(query: URLSearchParams): Selection {
  const type = query.get('type');
  const asked = catalogue.programs.find(({ id }) => id === type);
  const fallback = programOf(catalogue.defaultProgram);
  if (type !== null && !asked) return firstOf(fallback, { kind: 'unknown-program' });
  if (asked && !asked.isAvailable) return firstOf(fallback, { kind: 'unavailable-program', name: asked.name });
  const program = asked ?? fallback;
  const index = query.get('tier');
  if (index === null) return firstOf(program, null);
  const tier = program.tiers.find((candidate) => String(candidate.index) === index);
  return tier ? { program, tier, problem: null } : firstOf(program, { kind: 'unknown-size' });
}

function firstOf(program: Program, problem: SelectionProblem | null): Selection {
  const [tier] = program.tiers;
  if (!tier) throw new Error(`The program '${program.id}' has no tiers in specs/site/catalogue.yaml; give it at least one.`);
  return { program, tier, problem };
}
