import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadCsf } from 'storybook/internal/csf-tools';
import type { ArgTypes, Indexer } from 'storybook/internal/types';
import type { Plugin } from 'vite';
import { componentFiles } from './componentFiles.ts';
import { otherNames } from './otherNames.ts';
import { forgetComponents, readComponents, type Component, type Prop } from './readComponents.ts';

const stories = /packages\/ui\/src\/.+\.stories\.tsx$/;

/** Storybook indexer: adds a story `Playground` to each component's stories. */
export const playgroundIndexer: Indexer = {
  test: stories,
  createIndex: async (file, { makeTitle }) => {
    const code = readFileSync(file, 'utf8');
    return loadCsf(code + playgroundOf(code, null), { fileName: file, makeTitle }).parse().indexInputs;
  },
};

/**
 * Vite plugin: adds the code of the same story, whose controls are the component's props as TypeScript sees them, and gives
 * components their names, which code samples show and a build would shorten.
 */
export function playgrounds(): Plugin {
  return {
    name: 'kit-playgrounds',
    transform(code, id) {
      const [file = ''] = id.split('?');
      const names = namesIn(file);
      if (names.length > 0)
        return { code: code + names.map((name) => `\n${name}.displayName = ${JSON.stringify(name)};`).join(''), map: null };
      if (!stories.test(file)) return null;
      return { code: code + playgroundOf(code, readComponents()), map: null };
    },
    handleHotUpdate({ file }) {
      if (/packages\/ui\/src\/.*\.tsx?$/.test(file)) forgetComponents();
    },
  };
}

/** The components that a file exports. */
function namesIn(file: string): readonly string[] {
  return [...componentFiles()].flatMap(([name, path]) => (path === file ? [name] : []));
}

/** The text of the story; without `components`, as the index needs it. Empty if the stories are not of a component. */
function playgroundOf(code: string, components: ReadonlyMap<string, Component> | null): string {
  const name = /title: ['"](?:[^'"/]+\/)+([^'"/]+)['"]/.exec(code)?.[1] ?? '';
  const file = componentFiles().get(name);
  if (!file) return '';
  const also = otherNames[name];
  const component = components?.get(name);
  return `
import { createElement as createPlayground } from 'react';
import { ${name} as PlaygroundComponent } from ${JSON.stringify(file)};
import { playgroundArgs } from ${JSON.stringify(join(import.meta.dirname, 'playgroundArgs.ts'))};
export const Playground = meta.story({
  name: ${JSON.stringify(also ? `Playground (${also.join(', ')})` : 'Playground')},
  args: playgroundArgs(${JSON.stringify(name)}),
  argTypes: ${JSON.stringify(component ? argTypesOf(component) : {})},
  parameters: { kitComponent: ${JSON.stringify(component && { ...component, props: [] })}, controls: { expanded: true } },
  render: (args) => createPlayground(PlaygroundComponent, args),
  tags: ['!visual', '!autodocs', 'playground'],
});
`;
}

function argTypesOf({ props }: Component): ArgTypes {
  return Object.fromEntries(props.map((prop) => [prop.name, argTypeOf(prop)]));
}

function argTypeOf(prop: Prop): ArgTypes[string] {
  const { name, description, values, type, isRequired, from } = prop;
  return {
    name,
    description,
    type: { name: 'other', value: type, required: isRequired },
    ...(values && { options: values }),
    control: controlOf(prop),
    table: {
      type: { summary: type },
      ...(prop.default !== undefined && { defaultValue: { summary: prop.default } }),
      ...(from !== 'own' && { category: `Inherited from ${from}` }),
    },
  };
}

function controlOf({ type, values }: Prop): ArgTypes[string]['control'] {
  if (values) return { type: values.length > 4 ? 'select' : 'inline-radio' };
  if (type === 'boolean') return { type: 'boolean' };
  if (type === 'number') return { type: 'number' };
  if (type === 'string' || type === 'ReactNode') return { type: 'text' };
  return /=>|Ref<|ReactElement/.test(type) ? false : { type: 'object' };
}
