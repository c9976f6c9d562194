import { backendSpec } from '@duneline/specs/backend';
import type { Command } from '@duneline/specs/contract';

/** A part of the specs that a test must cover; `status` is `null` if any response is sufficient. */
export interface Wanted {
  readonly operation: string;
  readonly status: string | null;
}

const verbs: Readonly<Record<Command, string>> = { select: 'GET', insert: 'POST', update: 'PATCH', delete: 'DELETE' };

/** Every operation with every documented status, every verb that a role may use on a table, every function and message. */
export function wanted(): Wanted[] {
  const { operations, tables, functions, frames = [] } = backendSpec;
  return [
    ...operations.flatMap(({ operationId, responses }) =>
      Object.keys(responses).map((status) => ({ operation: operationId, status })),
    ),
    ...Object.values(tables).flatMap(({ name, grants, columnGrants = {} }) => {
      const granted = new Set([...Object.values(grants).flat(), ...Object.values(columnGrants).flatMap(Object.keys)]);
      return Object.entries(verbs)
        .filter(([command]) => granted.has(command))
        .map(([, verb]) => ({ operation: `${verb} rest.${name}`, status: null }));
    }),
    ...Object.values(functions)
      .filter(({ grants }) => grants.length > 0)
      .map(({ name }) => ({ operation: `rpc.${name}`, status: null })),
    ...frames.map(({ sender, event }) => ({ operation: `realtime.${sender}.${event}`, status: null })),
  ];
}
