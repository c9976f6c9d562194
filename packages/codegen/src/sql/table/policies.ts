import type { CatalogPolicy } from '../catalog.ts';
import type { Declarations } from '../declarations.ts';
import type { Scope } from '../expression/scope.ts';
import { quoteString } from '../expression/scope.ts';
import { printStrings } from '../print/text.ts';
import type { Place, TableCompiler } from './TableCompiler.ts';
import { compileArrow } from './TableCompiler.ts';

const commands: Readonly<Record<string, string>> = { r: 'select', a: 'insert', w: 'update', d: 'delete', '*': 'all' };
const roles = new Set(['anon', 'authenticated', 'service_role']);

/** The using and with check clauses of a `create policy` on one line. */
const clausesOf = (statement: string | undefined): string | undefined =>
  /\b(?:using\s*\(|with\s+check\b)[\s\S]*/i
    .exec(statement ?? '')?.[0]
    .replaceAll(/\s+/g, ' ')
    .replaceAll('( ', '(')
    .replaceAll(' )', ')');

/** A policy, with its SQL as a comment; dependencies are collected in `uses`. */
export function compilePolicy(
  compiler: TableCompiler,
  policy: CatalogPolicy,
  declarations: Declarations,
  uses: Scope['uses'],
): string[] {
  const place: Place = ['policy', `${compiler.name}.${policy.name}`];
  const foreign = policy.roles.filter((role) => !roles.has(role));
  if (foreign.length > 0)
    compiler.refuse(
      `policy ${place[1]}: the role ${foreign.join(', ')} never makes a request. Use anon, authenticated, service_role, or leave out the clause.`,
      place,
    );
  const using = policy.using === null ? undefined : compileArrow(compiler, policy.using, [place], { uses });
  const check = policy.check === null ? undefined : compileArrow(compiler, policy.check, [place], { uses });
  return [
    `// ${clausesOf(declarations.textOf(...place)) ?? policy.using ?? policy.check}`,
    '{',
    `  name: ${quoteString(policy.name)},`,
    `  command: ${quoteString(commands[policy.command] ?? 'all')}, roles: ${printStrings(policy.roles)}, isPermissive: ${policy.isPermissive},`,
    ...(using === undefined ? [] : [`  using: ${using},`]),
    ...(check === undefined ? [] : [`  check: ${check},`]),
    '},',
  ];
}
