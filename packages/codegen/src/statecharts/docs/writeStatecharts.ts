import type { StatechartTable } from '@duneline/specs/contract';
import { markdownHeader } from '../../emit/header.ts';
import { mermaidOf } from './mermaid.ts';
import { summaryOf } from './summary.ts';

/** The README.md of each table's folder: its drawing as Mermaid, then what happens in plain words. */
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
