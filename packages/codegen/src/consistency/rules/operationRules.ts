import type { Finding } from '../../finding.ts';
import type { ValuePath } from '../../yaml/source.ts';
import type { Rule } from '../Rule.ts';

const methods: ReadonlySet<string> = new Set(['get', 'head', 'post', 'put', 'patch', 'delete']);

/** The project's requirements for operations beyond OpenAPI's. (operationIds are checked when operations are compiled.) */
export const operationRules: Rule = {
  name: 'operations',
  summary:
    'each operation has a summary, an error among its responses unless it is open to all, and tags once its document uses them',
  find: ({ documents }) =>
    documents.flatMap((source) => {
      const all = [...operationsIn(source.value)];
      const isTagged = all.some(([, operation]) => operation['tags'] !== undefined);
      return all.flatMap(([path, operation]): Finding[] => {
        const statuses = Object.keys(Object(operation['responses']));
        const isOpen = Array.isArray(operation['security']) && operation['security'].length === 0;
        const wanted = [
          [typeof operation['summary'] === 'string', 'a summary'],
          [isOpen || statuses.some((status) => /^[45]/.test(status)), 'an error among its responses'],
          [
            !isTagged || (Array.isArray(operation['tags']) && operation['tags'].length > 0),
            'tags, as the others of this document have',
          ],
        ] as const;
        return wanted.flatMap(([holds, what]) =>
          holds ? [] : [source.findingAtKey(path, `${path.slice(1).join(' ')} needs ${what}. Add it.`)],
        );
      });
    }),
};

function* operationsIn(root: unknown): Generator<readonly [ValuePath, Readonly<Record<string, unknown>>]> {
  const { paths } = Object(root) as { readonly paths?: object };
  for (const [path, item] of Object.entries(paths ?? {})) {
    for (const [method, operation] of Object.entries(Object(item) as object)) {
      if (methods.has(method)) yield [['paths', path, method], Object(operation) as Record<string, unknown>];
    }
  }
}
