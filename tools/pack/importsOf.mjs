import { parseAst } from 'vite';

/** What a JavaScript module imports or exports from, in its order; what it imports later, by `import()`, is not among it. */
export function importsOf(text) {
  return parseAst(text).body.flatMap((statement) => (statement.source ? [statement.source.value] : []));
}
