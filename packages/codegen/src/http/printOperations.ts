import { printKey, printString, printValue } from '../emit/printValue.ts';
import type { FlatOperation } from './operations.ts';

/** The text of `operations.gen.ts`. */
export function printOperations(operations: readonly FlatOperation[]): string {
  return `import type { OperationSpec, Validator } from '../contract.ts';
import * as validators from './validators.gen.js';

const check =
  (validate: validators.Check): Validator =>
  (value) =>
    validate(value) ? [] : (validate.errors ?? []).map(({ instancePath, message }) => ({ path: instancePath, message: message ?? 'is not valid' }));

/** Every operation of the HTTP documents, with what its bodies must look like. */
export const operations: readonly OperationSpec[] = [
${operations.map(printOperation).join('')}];
`;
}

function printOperation({ operationId, service, method, path, query, summary, request, responses }: FlatOperation): string {
  const bodies = responses.map(
    ({ status, body }) =>
      `      ${printKey(String(status)).replaceAll("'", '')}: ${body ? `check(validators.${body.name})` : 'undefined'},\n`,
  );
  const opaque = responses.filter(({ isOpaque }) => isOpaque).map(({ status }) => status);
  return `  {
    // ${summary}
    operationId: ${printString(operationId)},
    service: ${printString(service)},
    method: ${printString(method)},
    path: ${printString(path)},
    query: ${printValue(query, '    ', 7)},
${request ? `    request: check(validators.${request.name}),\n` : ''}    responses: {
${bodies.join('')}    },
${opaque.length > 0 ? `    opaque: [${opaque.join(', ')}],\n` : ''}  },
`;
}

/** The text of `validators.gen.d.ts`. */
export function printDeclarations(names: readonly string[]): string {
  return `/** Tells whether a value follows its JSON schema; afterwards \`errors\` says why not. */
export interface Check {
  (value: unknown): boolean;
  readonly errors?: readonly { readonly instancePath: string; readonly message?: string }[] | null;
}

${names.map((name) => `export declare const ${name}: Check;\n`).join('')}`;
}
