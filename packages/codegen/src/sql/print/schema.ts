import type { Catalog, CatalogFunction } from '../catalog.ts';
import type { CompiledBody } from '../compileFunction.ts';
import type { CompiledTable } from '../compileTable.ts';
import { keyOf, quote } from '../expression/scope.ts';
import { indent, printStrings } from './text.ts';
import { wrap } from './wrap.ts';

const volatilities: Readonly<Record<string, string>> = { i: 'immutable', s: 'stable', v: 'volatile' };

/** How functions are keyed: those of `public` by their plain name, others with their schema. */
const functionKey = (routine: { readonly schema: string; readonly name: string }): string =>
  routine.schema === 'public' ? routine.name : `${routine.schema}.${routine.name}`;

/** The text of one `FunctionSpec`. */
export function printFunction(routine: CatalogFunction, body: CompiledBody, comment: string | undefined): string {
  const inputs = routine.args.filter((arg) => !arg.isTable);
  const args = inputs.map((arg) => `{ name: ${quote(arg.name)}, type: ${quote(arg.type)}, hasDefault: ${arg.default !== null} }`);
  return [
    ...(comment === undefined ? [] : [indent(comment, '// ')]),
    `${keyOf(functionKey(routine))}: {`,
    `  name: ${quote(functionKey(routine))},`,
    `  args: [${args.join(', ')}],`,
    `  returns: { type: ${quote(routine.returns)}, isSet: ${routine.isSet} },`,
    `  volatility: ${quote(volatilities[routine.volatility] ?? 'volatile')},`,
    `  isSecurityDefiner: ${routine.isSecurityDefiner},`,
    `  grants: ${printStrings(routine.grants)},`,
    `  body: ${body.code},`,
    '},',
  ].join('\n');
}

/** The text of `schema.gen.ts`. */
export function printSchema(enums: Catalog['enums'], tables: readonly CompiledTable[], functions: readonly string[]): string {
  const enumLines = Object.entries(enums).map(([name, labels]) => `${keyOf(name)}: ${printStrings(labels)},`);
  const tableTexts = tables.map((table) => `${keyOf(table.name)}: {\n${indent(table.text)}\n},`);
  const texts = [
    '// Tables, policies, checks and functions as values.\n',
    `import type { FunctionSpec, TableSpec } from '../contract.ts';\n`,
    `export const enums = {\n${indent(enumLines.join('\n'))}\n} satisfies Readonly<Record<string, readonly string[]>>;\n`,
    `export const tables = {\n${indent(tableTexts.join('\n'))}\n} satisfies Readonly<Record<string, TableSpec>>;\n`,
    `export const functions = {\n${indent(functions.join('\n'))}\n} satisfies Readonly<Record<string, FunctionSpec>>;\n`,
  ];
  return wrap(texts.join('\n'));
}
