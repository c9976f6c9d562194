import type { Finding } from '../finding.ts';
import { readFacts } from './readFacts.ts';
import { rules } from './rules.ts';

/** What the specs of a directory say in two ways; `outDir` holds what was generated from them, fresh. */
export async function findContradictions(specsDir: string, outDir: string): Promise<readonly Finding[]> {
  const facts = await readFacts(specsDir, outDir);
  return rules.flatMap(({ name, find }) =>
    find(facts).map((finding) => ({ ...finding, message: `${finding.message} (${name})` })),
  );
}
