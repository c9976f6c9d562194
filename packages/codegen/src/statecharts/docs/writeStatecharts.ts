import type { StatechartTable } from '@duneline/specs/contract';
import { markdownHeader } from '../../emit/header.ts';
import { mermaidOf } from './mermaid.ts';
import { summaryOf } from './summary.ts';

/** The README.md for each table's folder: a Mermaid diagram and a description. */
export function writeStatecharts(tables: readonly StatechartTable[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    tables.map((table) => [
      `${table.name}/README.md`,
      `${markdownHeader(`specs/${table.file}`)}# ${table.name}

${table.summary}

\`\`\`mermaid
${mermaidOf(table)}
\`\`\`

## What happens if…

${summaryOf(table)}
`,
    ]),
  );
}
