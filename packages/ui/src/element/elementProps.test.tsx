import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act, createElement, createRef, type ComponentType, type ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { readComponents } from '../../../../.storybook/kit/readComponents.ts';
import * as kit from '../index.ts';
import { extraProps, sampleProps } from './elementProps.test-support.tsx';
import { page, root } from './testPage.test-support.ts';

interface Story {
  readonly args?: object;
}

const written = vi.hoisted(() => ({ metas: [] as { component?: unknown; args?: object }[], stories: [] as Story[] }));

// Only the stories' arguments are needed, not Storybook itself.
vi.mock('../../../../.storybook/preview.tsx', () => ({
  default: {
    meta: (input: (typeof written.metas)[number]) => {
      written.metas.push(input);
      return { input, story: (story: Story) => void written.stories.push(story) };
    },
  },
}));

const src = join(import.meta.dirname, '..');
const file = readFileSync(join(src, 'index.ts'), 'utf8');
const components = [...file.matchAll(/^export \{(?<names>[^}]+)\} from '\.\/(?<folder>\w+)\/\w+\.tsx';/gm)].flatMap(
  ({ groups }) =>
    (groups?.['names'] ?? '')
      .split(',')
      .map((name) => name.trim())
      .filter((name) => /^[A-Z]/.test(name) && name !== 'KitProvider') // it has no element
      .map((name) => ({ name, folder: groups?.['folder'] ?? '' })),
);

afterEach(() => void vi.restoreAllMocks());

/** The arguments that a component's stories use. */
async function argsOf(name: string, folder: string): Promise<object> {
  for (const story of readdirSync(join(src, folder)).filter((each) => each.endsWith('.stories.tsx')))
    await import(join(src, folder, story));
  const component = (kit as Record<string, unknown>)[name];
  return { ...written.metas.find((meta) => meta.component === component)?.args };
}

it.each(components)('$name passes id, data-*, aria-* and ref to its main element', async ({ name, folder }) => {
  const Component = (kit as Record<string, unknown>)[name] as ComponentType<object>;
  const ref = createRef<Element>();
  const given = { id: 'main-element', 'data-given': 'yes', 'aria-details': 'elsewhere', ref };
  const props = sampleProps[name] ?? (await argsOf(name, folder));
  const element: ReactElement = createElement(Component, { ...props, ...extraProps[name], ...given });
  await act(async () => root.render(element));
  if (name === 'Tooltip') await act(async () => page.querySelector('button')?.focus());
  const [main, ...others] = document.querySelectorAll('[data-given=yes]');
  expect(others).toEqual([]);
  expect(main, 'an element with data-given').toBeInstanceOf(Element);
  expect(ref.current).toBe(main);
  const [named, ...twice] = document.querySelectorAll('[id="main-element"]');
  expect(twice).toEqual([]);
  // A field sets the id and descriptions on its control, as React Aria does.
  expect(named && main?.contains(named), 'an element with the id').toBe(true);
  expect(
    main?.parentElement?.querySelector('[aria-details=elsewhere], [aria-describedby~=elsewhere]'),
    'an element with aria-details',
  ).not.toBeNull();
});

// A Skeleton is an empty place, and an OfflineNotice shows nothing while there is a connection.
const withPlayground = components.filter(({ name, folder }) => name === folder && !['Skeleton', 'OfflineNotice'].includes(name));

it.each(withPlayground)('the playground of $name is not empty', async ({ name, folder }) => {
  const Component = (kit as Record<string, unknown>)[name] as ComponentType<object>;
  const props = { ...(sampleProps[name] ?? (await argsOf(name, folder))), ...extraProps[name] };
  await act(async () => root.render(createElement(Component, props)));
  const picture = document.body.querySelector('svg, img, input, canvas');
  expect(document.body.textContent.trim() || picture, 'a text or a picture').toBeTruthy();
});

it.each(components)('$name keeps a description that its caller gives', async ({ name, folder }) => {
  const Component = (kit as Record<string, unknown>)[name] as ComponentType<object>;
  const props = { ...(sampleProps[name] ?? (await argsOf(name, folder))), ...extraProps[name] };
  await act(async () =>
    root.render(createElement(Component, { description: 'Help', ...props, 'aria-describedby': 'elsewhere' } as object)),
  );
  if (name === 'Tooltip') await act(async () => page.querySelector('button')?.focus());
  expect(document.querySelector('[aria-describedby~=elsewhere]')).not.toBeNull();
});

const propsOf = readComponents();

/** What a component draws, without the ids that React makes up, and with its attributes in one order. */
async function draw(Component: ComponentType<object>, props: object): Promise<readonly string[]> {
  const own = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () => own.render(createElement(Component, props)));
  const html = [...document.body.querySelectorAll('*')].map(({ tagName, attributes, firstChild }) =>
    [
      tagName,
      ...[...attributes].map(({ name, value }) => `${name}=${value.replaceAll(/_r_\w+_|description-\d+/g, '')}`).toSorted(),
      firstChild instanceof Text ? firstChild.data : '',
    ].join(' '),
  );
  await act(async () => own.unmount());
  document.body.replaceChildren(page);
  return html;
}

it.each(components)('$name takes undefined as no prop', async ({ name, folder }) => {
  const Component = (kit as Record<string, unknown>)[name] as ComponentType<object>;
  const props = { ...(sampleProps[name] ?? (await argsOf(name, folder))), ...extraProps[name] };
  const optional = (propsOf.get(name)?.props ?? []).filter(({ isRequired }) => !isRequired);
  expect(optional.length).toBeGreaterThan(0);
  const none = Object.fromEntries(optional.map((prop) => [prop.name, undefined]));
  expect(await draw(Component, { ...none, ...props })).toEqual(await draw(Component, props));
});

it.each(components)('$name names a prop that is missing, instead of failing without words', async ({ name, folder }) => {
  vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(console, 'warn').mockReturnValue();
  const Component = (kit as Record<string, unknown>)[name] as ComponentType<object>;
  const props: Record<string, unknown> = { ...(sampleProps[name] ?? (await argsOf(name, folder))), ...extraProps[name] };
  const wordless: string[] = [];
  for (const prop of Object.keys(props)) {
    const own = createRoot(document.createElement('div'));
    try {
      await act(async () => own.render(createElement(Component, { ...props, [prop]: undefined })));
    } catch (error) {
      if (!String(error).includes(`${name} has no "${prop}"`)) wordless.push(`${prop}: ${String(error)}`);
    }
    await act(async () => own.unmount());
  }
  expect(wordless).toEqual([]);
});

const layouts: [string, object, string][] = [
  ['Stack', { gap: 10 }, 'Stack has no gap "10". Use one of: 0, 4, 8, 12, 16, 24, 32, 48, 64, 96.'],
  ['Inline', { gap: 'huge' }, 'Inline has no gap "huge". Use one of: 0,'],
  ['Grid', { gap: 10, columns: 5 }, 'Grid has no columns "5". Use one of: 2, 3, 4, 6.'],
  ['Columns', { gap: 10 }, 'Columns has no gap "10". Use one of: 0,'],
  ['Button', { variant: 'loud' }, 'Button has no variant "loud". Use one of: '],
  ['Badge', { tone: 'red' }, 'Badge has no tone "red". Use one of: neutral,'],
];

it.each(layouts)('%s says which value it does not have, and which it has', async (name, props, sentence) => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const Component = (kit as Record<string, unknown>)[name] as ComponentType<object>;
  await act(async () => root.render(createElement(Component, props, 'Content')));
  expect(warn).toHaveBeenCalledWith(expect.stringContaining(sentence));
});

it.each(['Box', 'Columns', 'AspectRatio', 'Bleed'])('%s ignores a prop that it does not have', async (name) => {
  const Component = (kit as Record<string, unknown>)[name] as ComponentType<object>;
  await act(async () => root.render(createElement(Component, { nonsense: 1 } as object, 'Content')));
  expect(page.textContent).toBe('Content');
});

type Kit = typeof kit;
type Component = Exclude<
  { [Name in keyof Kit]: Name extends Capitalize<string & Name> ? Name : never }[keyof Kit],
  'KitProvider'
>;
type PropsOf<C> = C extends (props: infer Props) => unknown ? Props : never;
type Untyped = { [Name in Component]: 'id' | 'ref' extends keyof PropsOf<Kit[Name]> ? never : Name }[Component];

it('says so in the types of all of them', () => {
  // TypeScript reports components that lack one here.
  const untyped: readonly Untyped[] = [] satisfies readonly never[];
  expect<readonly never[]>(untyped).toEqual([]);
});
