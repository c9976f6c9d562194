import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const read = (...path: string[]) => readFileSync(join(...path), 'utf8');

// React Aria looks for an element with this id before it adds a style element, which the CSP would block.
it('the document holds what React Aria looks for, and the theme the rule that it would write', () => {
  const usePress = read(
    dirname(createRequire(import.meta.url).resolve('react-aria/package.json')),
    'dist/private/interactions/usePress.mjs',
  );
  const id = /STYLE_ID = '([^']+)'/.exec(usePress)?.[1];
  const rule = /touch-action: ([^;]+);/.exec(usePress)?.[1];
  expect(read(import.meta.dirname, '../index.html')).toContain(`<meta id="${id}"`);
  expect(read(import.meta.dirname, '../../../packages/ui/src/theme/base.css.ts')).toContain(
    `rule('[data-react-aria-pressable]', { touchAction: '${rule}' })`,
  );
});
