import type { Finding } from '../finding.ts';
import { readFacts } from './readFacts.ts';
import { rules } from './rules.ts';

/** Runs all consistency rules on a specs directory. @param outDir the generated files, which must be fresh */
export async function checkConsistency(specsDir: string, outDir: string): Promise<readonly Finding[]> {
  const facts = await readFacts(specsDir, outDir);
  return rules.flatMap(({ name, find }) =>
    find(facts).map((finding) => ({ ...finding, message: `${finding.message} (${name})` })),
  );
}
