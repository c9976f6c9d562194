import { parseSync } from 'oxc-parser';

/** What a JavaScript module imports and exports again, in order, without `import()`. */
export function importsOf(text) {
  const { staticImports, staticExports } = parseSync('module.js', text).module;
  const again = staticExports.flatMap(({ entries }) => entries.flatMap(({ moduleRequest }) => moduleRequest ?? []));
  const requests = [...staticImports.map(({ moduleRequest }) => moduleRequest), ...again];
  return requests.toSorted((one, other) => one.start - other.start).map(({ value }) => value);
}

/** What a JavaScript module imports with `import()` and a name that stands there. */
export function importsOnDemand(text) {
  const { dynamicImports } = parseSync('module.js', text).module;
  return dynamicImports.flatMap(({ moduleRequest: { start, end } }) => /^(['"])(.+)\1$/.exec(text.slice(start, end))?.[2] ?? []);
}
