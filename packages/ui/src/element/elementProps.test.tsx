import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act, createElement, createRef, type ComponentType, type ReactElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as kit from '../index.ts';
import { extraProps, sampleProps } from './elementProps.test-support.tsx';

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

let page: HTMLElement;
let root: Root;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  page = document.body.appendChild(document.createElement('div'));
  root = createRoot(page);
});
afterEach(() => {
  act(() => root.unmount());
  page.remove();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

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
