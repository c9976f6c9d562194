// @vitest-environment node
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { babelParse, traverse, types } from 'storybook/internal/babel';
import { describe, expect, it } from 'vitest';
import { readManual } from './manual.ts';
import { readComponents } from './readComponents.ts';

const kit = join(import.meta.dirname, '..', '..', 'packages/ui');
const components = readComponents();
const icons = [...readFileSync(join(kit, 'src/Icon/icons.ts'), 'utf8').matchAll(/^export const (\w+)/gm)].map(([, name]) => name);
const samples = globSync('guides/*.mdx', { cwd: kit }).flatMap((file) =>
  [...readFileSync(join(kit, file), 'utf8').matchAll(/^```tsx\n(.*?)^```/gms)].map(([, code = ''], index) => ({
    sample: `${file}, sample ${index + 1}`,
    code,
  })),
);

/** Props that components take but that are not in their list. */
const isCommon = (name: string) => name === 'ref' || name === 'key' || name === 'id' || /^(?:aria|data)-/.test(name);

/** Any of these names a field or a group of options. */
const names = ['label', 'aria-label', 'aria-labelledby'];

/** What is wrong with the use of the kit in a code sample. */
function mistakesIn(code: string): string[] {
  const found: string[] = [];
  const imported = new Set<string>();
  traverse(babelParse(code), {
    ImportDeclaration({ node: { source, specifiers } }) {
      if (source.value !== '@duneline/ui') return;
      for (const { local } of specifiers) {
        imported.add(local.name);
        if (!components.has(local.name) && !icons.includes(local.name)) found.push(`'@duneline/ui' has no ${local.name}`);
      }
    },
    JSXOpeningElement({ node: { name: element, attributes } }) {
      if (!types.isJSXIdentifier(element)) return;
      const component = imported.has(element.name) ? components.get(element.name) : undefined;
      if (!component) return;
      const given = attributes.flatMap((one) =>
        types.isJSXAttribute(one) ? [one.name.type === 'JSXIdentifier' ? one.name.name : ''] : [],
      );
      const known = new Set(component.props.map(({ name }) => name));
      for (const name of given)
        if (!known.has(name) && !isCommon(name) && !component.takesAttributes) found.push(`${component.name} has no ${name}`);
      for (const { name, isRequired } of component.props)
        if (isRequired && name !== 'children' && !given.includes(name)) found.push(`${component.name} needs ${name}`);
      if (names.every((name) => known.has(name)) && !names.some((name) => given.includes(name)))
        found.push(`${component.name} needs label, aria-label or aria-labelledby`);
    },
  });
  return found;
}

describe('code samples of the guides', () => {
  it.each(samples)('$sample imports what the kit has, with its props', ({ code }) => {
    expect(mistakesIn(code)).toEqual([]);
  });

  it('reports a component, a prop and a required prop that do not fit', () => {
    expect(mistakesIn("import { Buton, Select, Tabs } from '@duneline/ui';\n<Select items={[]} />;<Tabs items={[]} />;")).toEqual(
      ["'@duneline/ui' has no Buton", 'Select needs label, aria-label or aria-labelledby', 'Tabs needs aria-label'],
    );
    expect(
      mistakesIn("import { Dialog } from '@duneline/ui';\n<Dialog open title='' isOpen onOpenChange={f}>x</Dialog>;"),
    ).toEqual(['Dialog has no open']);
  });
});

describe('the manual as Markdown', () => {
  const pages = readManual();
  const page = (path: string) => pages.find((one) => one.path === path)?.text ?? '';

  it('has a page for every component, and llms.txt links all of them', () => {
    const links = [...page('llms.txt').matchAll(/\]\(([^)]+)\)/g)].map(([, path = '']) => path);
    expect(links).toEqual(expect.arrayContaining([...components.keys()].map((name) => `manual/${name}.md`)));
    expect(links.filter((path) => page(path) === '')).toEqual([]);
  });

  it('lists own and inherited props, with unions and defaults, and the notes of the stories', () => {
    expect(page('manual/Button.md')).toContain("| `size` | `'sm' \\| 'md' \\| 'lg'` | `'md'` |");
    expect(page('manual/Disclosure.md')).toContain('| `level` | `2 \\| 3 \\| 4` |');
    expect(page('manual/TextField.md')).toMatch(/\| `isRequired` .*\(React Aria\)/);
    expect(page('manual/Disclosure.md')).toContain('Other kits call it: Accordion');
    expect(page('manual/Disclosure.md')).toMatch(/## When and how to use it\n\n- \w/);
  });

  it('has the values of tokens and sizes, which the pages draw as tables', () => {
    expect(page('manual/tokens.md')).toContain('| `vars.color.accent` | `--color-accent` | `#e2b872` |');
    expect(page('manual/sizes.md')).toMatch(/\| Button \| [\d.]+ \| [\d.]+ \|/);
  });
});
