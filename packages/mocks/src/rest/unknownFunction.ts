import type { FunctionSpec } from '@duneline/specs/contract';
import { contentType } from './payload.ts';
import type { RestCall } from './RestCall.ts';
import { RestError } from './RestError.ts';
import { findSimilarName } from './findSimilarName.ts';

const bodies: ReadonlyMap<string, string> = new Map([
  ['text/plain', 'text'],
  ['text/xml', 'xml'],
  ['application/octet-stream', 'bytea'],
]);

/** PGRST202: there is no function of that name, or none with these arguments. */
export function unknownFunction(
  { request, method, session }: RestCall,
  name: string,
  spec: FunctionSpec | undefined,
  keys: readonly string[],
): RestError {
  const type = method === 'POST' ? contentType(request) : '';
  const body = bodies.get(type);
  const names = keys.toSorted();
  const listed = names.join(', ');
  const called = body !== undefined ? '' : names.length === 0 ? ' without parameters' : `(${listed})`;
  const sought = names.length === 0 ? ' without parameters' : ` with parameter${names.length > 1 ? 's' : ''} ${listed}`;
  const whole =
    body === undefined
      ? `${sought}${type === 'application/json' ? ' or with a single unnamed json/jsonb parameter' : ''}`
      : ` with a single unnamed ${body} parameter`;
  const details = `Searched for the function public.${name}${whole}, but no matches were found in the schema cache.`;
  const guess = body === undefined ? guessOf(Object.keys(session.project.spec.functions), name, spec) : null;
  const hint = guess === null ? null : `Perhaps you meant to call the function public.${guess}`;
  return new RestError(404, 'PGRST202', `Could not find the function public.${name}${called} in the schema cache`, details, hint);
}

function guessOf(names: readonly string[], name: string, spec: FunctionSpec | undefined): string | null {
  if (spec === undefined) return findSimilarName(name, names);
  return `${name}(${spec.args
    .map((arg) => arg.name)
    .toSorted()
    .join(', ')})`;
}
