import type { Finding } from '../finding.ts';
import type { SqlFile, SqlStatement } from './source.ts';
import { characterOffset, findingAt } from './source.ts';
import type { NodeOf } from './tree.ts';
import { assertKind, namesIn } from './tree.ts';

/** Kinds of declarations, as prefixes of index keys: `policy todos.People read`, `function has_role`, `table todos`, … */
export type DeclarationKind = 'table' | 'column' | 'constraint' | 'index' | 'policy' | 'function' | 'trigger' | 'other';

/** A relation's name in findings: with its schema outside `public`. */
const nameOf = (relation: NodeOf<'RangeVar'> | undefined): string => {
  const { schemaname, relname = '' } = relation ?? {};
  return schemaname === undefined || schemaname === 'public' ? relname : `${schemaname}.${relname}`;
};

interface Declaration {
  readonly statement: SqlStatement;
  readonly offset: number;
}

/** An index of declarations in the migrations; the last declaration of a name wins. */
export class Declarations {
  readonly #byKey = new Map<string, Declaration>();
  readonly #fallback: SqlFile | undefined;

  constructor(files: readonly SqlFile[]) {
    this.#fallback = files[0];
    for (const file of files) for (const statement of file.statements) this.#read(statement);
  }

  /** A finding at the first declared of these keys. */
  finding(message: string, ...keys: readonly (readonly [DeclarationKind, string])[]): Finding {
    for (const [kind, name] of keys) {
      const found = this.#byKey.get(`${kind} ${name}`);
      if (found !== undefined) return findingAt(found.statement.file, found.offset, message);
    }
    const file = this.#fallback ?? { path: 'migrations', text: '' };
    return findingAt(file, 0, message);
  }

  /** The declaring statement, without comments. */
  textOf(kind: DeclarationKind, name: string): string | undefined {
    return this.#byKey
      .get(`${kind} ${name}`)
      ?.statement.text.replaceAll(/[ \t]*--[^\n]*\n/g, '\n')
      .trim();
  }

  #add(statement: SqlStatement, kind: DeclarationKind, name: string, location?: number): void {
    const offset = location === undefined ? statement.start : characterOffset(statement.file.text, location);
    this.#byKey.set(`${kind} ${name}`, { statement, offset });
  }

  #read(statement: SqlStatement): void {
    const { node } = statement;
    const table = assertKind('CreateStmt', node);
    if (table) {
      const name = nameOf(table.relation);
      this.#add(statement, 'table', name);
      for (const element of table.tableElts ?? []) this.#readElement(statement, name, element);
    }
    const alter = assertKind('AlterTableStmt', node);
    for (const command of alter?.cmds ?? []) {
      const definition = assertKind('AlterTableCmd', command)?.def;
      if (definition !== undefined) this.#readElement(statement, nameOf(alter?.relation), definition);
    }
    const policy = assertKind('CreatePolicyStmt', node) ?? assertKind('AlterPolicyStmt', node);
    if (policy) this.#add(statement, 'policy', `${nameOf(policy.table)}.${policy.policy_name}`);
    const routine = assertKind('CreateFunctionStmt', node);
    if (routine) this.#add(statement, 'function', namesIn(routine.funcname).at(-1) ?? '');
    const trigger = assertKind('CreateTrigStmt', node);
    if (trigger) this.#add(statement, 'trigger', `${nameOf(trigger.relation)}.${trigger.trigname}`);
    const index = assertKind('IndexStmt', node);
    if (index) this.#add(statement, 'index', index.idxname ?? '');
    const view = assertKind('ViewStmt', node)?.view?.relname ?? assertKind('CreateTableAsStmt', node)?.into?.rel?.relname;
    const composite = assertKind('CompositeTypeStmt', node)?.typevar?.relname;
    const other = view ?? composite ?? namesIn(assertKind('CreateDomainStmt', node)?.domainname).at(-1);
    if (other !== undefined) this.#add(statement, 'other', other);
  }

  #readElement(statement: SqlStatement, table: string, element: SqlStatement['node']): void {
    const column = assertKind('ColumnDef', element);
    if (column) {
      this.#add(statement, 'column', `${table}.${column.colname}`, column.location);
      for (const node of column.constraints ?? []) {
        const constraint = assertKind('Constraint', node);
        const suffix = { CONSTR_CHECK: 'check', CONSTR_FOREIGN: 'fkey', CONSTR_UNIQUE: 'key' }[String(constraint?.contype)];
        const name = constraint?.conname ?? `${table}_${column.colname}_${suffix}`;
        this.#add(statement, 'constraint', `${table}.${name}`, constraint?.location);
      }
    }
    const constraint = assertKind('Constraint', element);
    if (constraint?.conname !== undefined)
      this.#add(statement, 'constraint', `${table}.${constraint.conname}`, constraint.location);
  }
}
