import { shapesOf } from './shapes.ts';

/**
 * Prints the entry points of the site facts. Each file is a separate module, so that a page loads only the facts it uses; `rules`
 * and `content` are namespaces for the same reason.
 */
export function printIndex(files: readonly string[]): Record<string, string> {
  const content = files.filter((file) => file.startsWith('site/content/')).toSorted();
  const flat = files
    .filter((file) => !content.includes(file) && file !== 'site/rules.gen.ts' && file !== 'site/legal.gen.ts')
    .toSorted();
  const lines = [
    ...flat.map((file) => `export * from './${file}';`),
    ...(files.includes('site/rules.gen.ts')
      ? ["export * as rules from './site/rules.gen.ts';", "export type { LegalSection } from './site/legal.gen.ts';"]
      : []),
    ...(content.length > 0
      ? ["export * as content from './site/content.gen.ts';", "export type * from './site/content/shapes.gen.ts';"]
      : []),
  ];
  const claimId = files.includes('site/claims.gen.ts')
    ? "import type { ClaimId } from '../claims.gen.ts';"
    : 'type ClaimId = string;';
  return {
    'site.gen.ts': `${lines.join('\n')}\n`,
    ...(content.length > 0 && {
      'site/content.gen.ts': `${content.map((file) => `export * from './${file.slice('site/'.length)}';`).join('\n')}\n`,
      'site/content/shapes.gen.ts': `${claimId}\n\n${shapesOf('content')}`,
    }),
  };
}
