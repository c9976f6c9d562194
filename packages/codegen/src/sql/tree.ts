import { loadModule, parseSync } from 'pgsql-parser';

/** The parse tree of Postgres' parser. */
export type ParseTree = ReturnType<typeof parseSync>;
export type RawStatement = NonNullable<ParseTree['stmts']>[number];
export type Node = NonNullable<RawStatement['stmt']>;
export type NodeKind = Node extends infer Member ? (Member extends unknown ? keyof Member : never) : never;
/** The content of a node of one kind: `NodeOf<'FuncCall'>`. */
export type NodeOf<Kind extends NodeKind> = Extract<Node, Record<Kind, unknown>>[Kind];

/** Loads the parser; call it once per process, before {@link parseSql}. */
export const loadParser: () => Promise<void> = loadModule;

/**
 * Parses SQL.
 * @throws the parser's `SqlError` for a syntax error
 */
export const parseSql = (text: string): ParseTree => parseSync(text);

type AnyNode = { readonly [Kind in NodeKind]?: NodeOf<Kind> };

/** The content of `node` if it is of this kind. */
export function assertKind<Kind extends NodeKind>(kind: Kind, node: Node | undefined): NodeOf<Kind> | undefined {
  const any: AnyNode = node ?? {};
  return any[kind];
}

/** The kind of a node, for messages. */
export const kindOf = (node: Node): string => Object.keys(node)[0] ?? 'nothing';

/** The strings in a list of `String` nodes, as in a qualified name. */
export const namesIn = (nodes: readonly Node[] | undefined): string[] =>
  (nodes ?? []).flatMap((node) => assertKind('String', node)?.sval ?? []);
