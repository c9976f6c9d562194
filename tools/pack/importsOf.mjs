import { parseAst } from 'vite';

/** The static imports and exports of a JavaScript module, in order, without `import()`. */
export function importsOf(text) {
  return parseAst(text).body.flatMap((statement) => (statement.source ? [statement.source.value] : []));
}
