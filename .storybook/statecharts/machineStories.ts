import { existsSync, readdirSync, readFileSync, unwatchFile, watchFile } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { loadCsf } from 'storybook/internal/csf-tools';
import type { Indexer } from 'storybook/internal/types';
import type { Plugin } from 'vite';
import { lastRun, reportFile } from './lastRun.ts';
import { pageStories, screensOf } from './screensOf.ts';

const root = join(import.meta.dirname, '..', '..');
const tables = /\.table\.yaml$/;

/** Storybook indexer: each statechart table becomes a page. */
export const machineIndexer: Indexer = {
  test: tables,
  createIndex: async (file, { makeTitle }) => loadCsf(storiesOf(file), { fileName: file, makeTitle }).parse().indexInputs,
};

/** Vite plugin: generates the story file of a statechart table. */
export function machineStories(): Plugin {
  return {
    name: 'machine-stories',
    enforce: 'pre',
    load(id) {
      const [file = ''] = id.split('?');
      if (!tables.test(file)) return null;
      return storiesOf(file);
    },
    configureServer({ moduleGraph, watcher, ws }) {
      // Not `addWatchFile`: Vite would resolve the report as an import, and on a fresh clone there is none. Its own watcher leaves test results out.
      const onRun = () => {
        for (const [id, one] of moduleGraph.idToModuleMap)
          if (tables.test(id.split('?')[0] ?? '')) moduleGraph.invalidateModule(one);
        ws.send({ type: 'full-reload' });
      };
      watchFile(reportFile, { interval: 2000, persistent: false }, onRun);
      watcher.once('close', () => unwatchFile(reportFile, onRun));
    },
  };
}

/** The stories of a table's machine, as the text of a story file. */
function storiesOf(file: string): string {
  const name = basename(file).replace(tables, '');
  const screens = screensOf(`${camelCase(name)}Machine`);
  const args = JSON.stringify({
    name,
    places: placesOf(name),
    run: lastRun(name),
    screens,
    pageStories: pageStories(),
    walk: '',
  });
  return `
import { ${camelCase(name)}Machine as machine } from '@duneline/machines';
import { createElement } from 'react';
import { useArgs } from 'storybook/preview-api';
import preview from ${JSON.stringify(join(root, '.storybook/preview.tsx'))};
import { InspectorPage } from ${JSON.stringify(join(import.meta.dirname, 'InspectorPage.tsx'))};
import { MachinePage } from ${JSON.stringify(join(import.meta.dirname, 'MachinePage.tsx'))};
import { walkEveryRow } from ${JSON.stringify(join(import.meta.dirname, 'walkEveryRow.ts'))};

const meta = preview.meta({
  title: 'Machines/${name}',
  args: ${args},
  // The arg is part of Storybook's URL.
  render: function Kept(args) {
    const [, updateArgs] = useArgs();
    return createElement(MachinePage, { ...args, machine, onWalk: (walk) => updateArgs({ walk }) });
  },
  parameters: { controls: { disable: true } },
  tags: ['!visual', '!autodocs'],
});

export const TryOut = meta.story({ name: 'Try it out' });
// Shown in the panel "Statechart" of a story that runs the machine.
export const Inspector = meta.story({ tags: ['!dev'], render: ({ name }) => createElement(InspectorPage, { name }) });
export const EveryRow = meta.story({ name: 'Does what every row says', play: walkEveryRow });
`;
}

/** Files that define, test and use a machine, relative to the repository. */
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
