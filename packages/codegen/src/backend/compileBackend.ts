import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { printKey, printString } from '../emit/printValue.ts';
import type { Finding } from '../finding.ts';
import { displayPath } from '../yaml/readYaml.ts';

/** Generated files that make up the backend, by name in the output directory. */
type Files = Readonly<Record<string, string | undefined>>;

/**
 * Assembles `backend.gen.ts` from the generated operations, tables and seed, and the edge functions in
 * `supabase/functions/<slug>/handler.ts`. Without a database there is no backend; without HTTP documents its responses are not
 * validated.
 */
export function compileBackend(
  specsDir: string,
  outDir: string,
  files: Files,
): { files: Record<string, string>; findings: Finding[] } {
  const needed = ['schema.gen.ts', 'seed.gen.ts', 'settings.gen.ts'];
  if (needed.some((name) => files[name] === undefined)) return { files: {}, findings: [] };
  const directory = join(specsDir, 'supabase', 'functions');
  const { slugs, findings } = findEdgeFunctions(directory);
  const from = relative(outDir, directory).replaceAll('\\', '/');
  const fingerprint = createHash('sha256')
    .update(
      Object.keys(files)
        .toSorted()
        .map((name) => `${name}\n${files[name] ?? ''}`)
        .join('\n'),
    )
    .digest('hex')
    .slice(0, 12);
  const imports = slugs.map((slug) => `import { handler as ${toName(slug)} } from '${from}/${slug}/handler.ts';\n`);
  const hasOperations = files['operations.gen.ts'] !== undefined;
  const hasFrames = files['frames.gen.ts'] !== undefined;
  const usesTextSearch = /ts(?:vector|query)/.test(files['schema.gen.ts'] ?? '');
  const hasScenarios = files['scenarios.gen.ts'] !== undefined;
  const entries = slugs.map((slug) => (slug === toName(slug) ? slug : `${printKey(slug)}: ${toName(slug)}`));
  return {
    files: {
      'backend.gen.ts': `import type { BackendSpec } from '../contract.ts';
${imports.join('')}${hasFrames ? "import { frames } from './frames.gen.ts';\n" : ''}${hasOperations ? "import { operations } from './operations.gen.ts';\n" : ''}${hasScenarios ? "import { personas, scenarios } from './scenarios.gen.ts';\n" : ''}import { enums, functions, jobs, platform, tables, userTriggers } from './schema.gen.ts';
import { seed } from './seed.gen.ts';
import { settings } from './settings.gen.ts';

/** Everything \`createBackend\` needs to behave as the project that the specs describe. */
export const backendSpec: BackendSpec = {
  fingerprint: ${printString(fingerprint)},
  enums,
  tables,
  functions,
  platform,
  userTriggers,
  jobs,
${usesTextSearch ? '  usesTextSearch: true,\n' : ''}  ...settings,
  seed,
  ${hasOperations ? 'operations' : 'operations: []'},
${hasFrames ? '  frames,\n' : ''}  edgeFunctions: ${entries.length > 0 ? `{ ${entries.join(', ')} }` : '{}'},
${hasScenarios ? '  scenarios,\n  personas,\n' : ''}};
`,
    },
    findings,
  };
}

function findEdgeFunctions(directory: string): { slugs: string[]; findings: Finding[] } {
  const folders = existsSync(directory)
    ? readdirSync(directory, { withFileTypes: true }).filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
    : [];
  const slugs = folders.map(({ name }) => name).toSorted();
  const findings: Finding[] = [];
  for (const slug of slugs) {
    const file = join(directory, slug, 'handler.ts');
    if (!existsSync(file)) {
      findings.push({
        file: displayPath(file),
        line: 1,
        column: 1,
        message: `The edge function "${slug}" has no handler. Write this file and export an EdgeFunction named \`handler\` from it.`,
      });
    }
  }
  return { slugs, findings };
}

/** `crm-tracking` → `crmTracking`. */
function toName(slug: string): string {
  return slug.replace(/[-_]+(\w)/g, (_, letter: string) => letter.toUpperCase());
}
