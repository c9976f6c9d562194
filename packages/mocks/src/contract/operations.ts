import type { OperationSpec } from '@duneline/specs/contract';

/** The operation of a request: the most specific match by path and query. */
export function matchOperation(operations: readonly OperationSpec[], method: string, url: URL): OperationSpec | null {
  const given = url.pathname.split('/');
  const matching = operations.filter(
    ({ method: own, path, query }) =>
      own === method &&
      isPath(path.split('/'), given) &&
      Object.entries(query).every(([name, value]) => url.searchParams.get(name) === value),
  );
  return matching.toSorted((left, right) => precision(right) - precision(left))[0] ?? null;
}

/** Literal path segments count more than query parameters. */
function precision({ path, query }: OperationSpec): number {
  const literals = path.split('/').filter((part) => !isParameter(part));
  return literals.length + Object.keys(query).length / 100;
}

function isPath(wanted: readonly string[], given: readonly string[]): boolean {
  const hasRest = wanted.at(-1)?.startsWith('*') === true;
  return (
    (hasRest ? given.length >= wanted.length : given.length === wanted.length) &&
    wanted.every((part, index) => part.startsWith('*') || (part.startsWith(':') ? given[index] !== '' : part === given[index]))
  );
}

function isParameter(part: string): boolean {
  return part.startsWith(':') || part.startsWith('*');
}
