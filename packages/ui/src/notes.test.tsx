import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import type { ComponentNotes } from '../../../.storybook/notes.ts';

interface Meta {
  readonly component?: unknown;
  readonly parameters?: { readonly notes?: ComponentNotes };
}

const metas = vi.hoisted(() => [] as Meta[]);

// Only the component's notes are needed, not Storybook itself.
vi.mock('../../../.storybook/preview.tsx', () => ({
  default: {
    meta: (input: Meta) => {
      metas.push(input);
      return { input, story: (story: unknown) => ({ input: story }) };
    },
  },
}));

const entryPoint = readFileSync(join(import.meta.dirname, 'index.ts'), 'utf8');
const folders = new Set(
  [...entryPoint.matchAll(/^export \{ [A-Z][^}]* \} from '\.\/(\w+)\/\w+\.tsx';/gm)].map(([, folder]) => folder ?? ''),
);

const parts = ['dos', 'donts', 'announces'] as const;

it.each([...folders].toSorted())('%s has stories that say when to take it, when not, and what is heard', async (folder) => {
  metas.length = 0;
  for (const file of readdirSync(join(import.meta.dirname, folder)).filter((name) => name.endsWith('.stories.tsx'))) {
    await import(join(import.meta.dirname, folder, file));
  }
  const written = metas.filter(({ component }) => component !== undefined).map(({ parameters }) => parameters?.notes);
  const missing = written.flatMap((notes) => parts.filter((part) => !notes?.[part].length || notes[part].some(isBlank)));
  expect(written.length === 0 ? ['stories'] : missing, `packages/ui/src/${folder}`).toEqual([]);
});

function isBlank(sentence: string) {
  return sentence.trim() === '';
}
