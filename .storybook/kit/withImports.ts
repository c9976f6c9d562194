// oxlint-disable-next-line import/default -- Vite makes the text of the file its default export
import entryPoint from '../../packages/ui/src/index.ts?raw';

const exported = new Set(
  [...entryPoint.matchAll(/^export \{([^}]+)\}/gm)].flatMap(([, names = '']) =>
    names.split(',').flatMap((name) => /^\s*(\w+)\s*$/.exec(name)?.[1] ?? []),
  ),
);

/** A code sample with the imports that it needs, so that it can be pasted. */
export function withImports(code: string): string {
  const used = new Set([...code.matchAll(/<([A-Z]\w*)/g)].map(([, name = '']) => name));
  const names = [...used].filter((name) => exported.has(name)).toSorted();
  return names.length === 0 ? code : `import { ${names.join(', ')} } from '@duneline/ui';\n\n${code}`;
}
