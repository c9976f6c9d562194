import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { loadCsf } from 'storybook/internal/csf-tools';
import type { Indexer } from 'storybook/internal/types';
import type { Plugin } from 'vite';
import { lastRun, reportFile } from './lastRun.ts';

const root = join(import.meta.dirname, '..', '..');
const tables = /\.table\.yaml$/;

/** Storybook's list of stories: every statechart table is a page of its own. */
export const machineIndexer: Indexer = {
  test: tables,
  createIndex: async (file, { makeTitle }) => loadCsf(storiesOf(file), { fileName: file, makeTitle }).parse().indexInputs,
};

/** Answers a statechart table with the stories of its machine, where Storybook asks for a story file. */
export function machineStories(): Plugin {
  return {
    name: 'machine-stories',
    enforce: 'pre',
    load(id) {
      const [file = ''] = id.split('?');
      if (!tables.test(file)) return null;
      this.addWatchFile(reportFile);
      return storiesOf(file);
    },
  };
}

/** The stories of a table's machine, as the text of a story file. */
function storiesOf(file: string): string {
  const name = basename(file).replace(tables, '');
  const args = JSON.stringify({ name, places: placesOf(name), run: lastRun(name) });
  return `
import { ${camelCase(name)}Machine as machine } from '@duneline/machines';
import { createElement } from 'react';
import preview from ${JSON.stringify(join(root, '.storybook/preview.tsx'))};
import { LivePage } from ${JSON.stringify(join(import.meta.dirname, 'LivePage.tsx'))};
import { MachinePage } from ${JSON.stringify(join(import.meta.dirname, 'MachinePage.tsx'))};
import { walkEveryRow } from ${JSON.stringify(join(import.meta.dirname, 'walkEveryRow.ts'))};

const meta = preview.meta({
  title: 'Machines/${name}',
  args: ${args},
  render: (args) => createElement(MachinePage, { ...args, machine }),
  parameters: { controls: { disable: true } },
  tags: ['!visual', '!autodocs'],
});

export const TryOut = meta.story({ name: 'Try it out', tags: ['!test'] });
// Shown in the panel "Statechart" of a story that runs the machine.
export const Live = meta.story({ tags: ['!test', '!dev'], render: ({ name }) => createElement(LivePage, { name }) });
export const EveryRow = meta.story({ name: 'Does what every row says', play: (context) => walkEveryRow(machine, context) });
`;
}

/** Where a machine is written, tested and used, from the root of the repository. */
function placesOf(name: string): readonly { label: string; file: string }[] {
  const camel = camelCase(name);
  const folder = `packages/machines/src/${name}`;
  const written = [
    { label: 'Table', file: `specs/statecharts/${name}.table.yaml` },
    { label: 'Machine', file: `${folder}/${camel}.machine.ts` },
    { label: 'Test', file: `${folder}/${camel}.machine.test.ts` },
    { label: 'Invariants', file: `tests/model/invariants/${camel}.ts` },
  ];
  const site = join(root, 'apps/site/src');
  const users = readdirSync(site, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => readFileSync(path, 'utf8').includes(`${camel}Machine`));
  return [
    ...written.filter(({ file }) => existsSync(join(root, file))),
    ...users.map((path) => ({ label: 'Used by', file: relative(root, path) })),
  ];
}

function camelCase(name: string): string {
  return name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}
