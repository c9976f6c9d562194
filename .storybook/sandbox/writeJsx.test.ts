import { expect, it } from 'vitest';
import { transformWithOxc } from 'vite';
import { compose } from './compose.tsx';
import { kinds } from './kinds.ts';
import { writeJsx } from './writeJsx.ts';

const jsxOf = (kind: string, props = {}) => writeJsx(compose([{ id: 0, kind, props }], () => {}));

it.each(Object.keys(kinds))('writes a %s as a module that can be read', async (kind) => {
  const jsx = jsxOf(kind);
  await expect(transformWithOxc(jsx, 'Page.tsx')).resolves.toHaveProperty('code');
  expect(jsx).toContain(kinds[kind]?.label);
  expect(jsx).not.toMatch(/undefined|\[object/);
});

it('writes words with braces, quotes and line breaks so that they come out the same', async () => {
  const words = ' "{5}" <b>\n& more ';
  expect(jsxOf('heading', { words })).toContain(`<Heading level={2}>{${JSON.stringify(words)}}</Heading>`);
  expect(jsxOf('alert', { title: words })).toContain(`title={${JSON.stringify(words)}}`);
});

it('names what it cannot write out, for the page to give', () => {
  expect(jsxOf('pricing-selector')).toContain('// Yours to give: view, onProgramChange, onPhaseChange, onSizeChange.');
});
