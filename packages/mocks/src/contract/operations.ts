import type { OperationSpec } from '@duneline/specs/contract';

/** The operation of a request: by method and path, and where several share those, by the query values that select it. */
export function matchOperation(operations: readonly OperationSpec[], method: string, url: URL): OperationSpec | null {
  const matching = operations.filter((operation) => operation.method === method && isPath(operation.path, url.pathname));
  const selected = matching.filter(({ query }) =>
    Object.entries(query).every(([name, value]) => url.searchParams.get(name) === value),
  );
  return selected.toSorted((left, right) => Object.keys(right.query).length - Object.keys(left.query).length)[0] ?? null;
}

function isPath(pattern: string, path: string): boolean {
  const wanted = pattern.split('/');
  const given = path.split('/');
  return (
    wanted.length === given.length &&
    wanted.every((part, index) => (part.startsWith(':') ? given[index] !== '' : part === given[index]))
  );
}
