import { join, relative } from 'node:path';
import { API, type Checker, type Symbol as TypeSymbol, type Type } from 'typescript/unstable/sync';
import { componentFiles } from './componentFiles.ts';

const root = join(import.meta.dirname, '..', '..');
const config = join(import.meta.dirname, 'tsconfig.json');
const entryPoint = join(root, 'packages/ui/src/index.ts');

/** A prop of a component, with what TypeScript knows of it. */
export interface Prop {
  readonly name: string;
  /** Its type, unions spelled out: `'sm' | 'md' | 'lg'`. */
  readonly type: string;
  /** The values of a union of texts or numbers. */
  readonly values?: readonly (string | number)[];
  readonly isRequired: boolean;
  /** As written in its `@default`. */
  readonly default?: string;
  readonly description: string;
  /** `own`, or the library that declares it. */
  readonly from: 'own' | 'React Aria' | 'React';
}

export interface Component {
  readonly name: string;
  readonly description: string;
  readonly props: readonly Prop[];
  /** Whether it also takes every attribute of its HTML element. */
  readonly takesAttributes: boolean;
}

const call = 0; // SignatureKind.Call
const optional = 1 << 24; // SymbolFlags.Optional
const alias = 1 << 21; // SymbolFlags.Alias
const wholeText = 1 | (1 << 23) | (1 << 29); // NodeBuilderFlags: NoTruncation, InTypeAlias (spells a union out), UseSingleQuotes

let known: ReadonlyMap<string, Component> | undefined;

/** The components of the kit with all their props, own and inherited, as TypeScript sees them. The first call takes some seconds. */
export function readComponents(): ReadonlyMap<string, Component> {
  return (known ??= loadComponents());
}

/** Must be called after a change of the kit's files, which are read once. */
export function forgetComponents() {
  known = undefined;
}

function loadComponents(): ReadonlyMap<string, Component> {
  const api = new API({ cwd: root });
  try {
    const project = api.updateSnapshot({ openProject: config }).getProject(config);
    const file = project?.program.getSourceFile(entryPoint);
    const module = file && project?.checker.getSymbolAtLocation(file);
    if (!project || !module)
      throw new Error(`TypeScript cannot read ${relative(root, entryPoint)} with ${relative(root, config)}.`);
    const { checker } = project;
    const names = componentFiles();
    return new Map(
      checker
        .getExportsOfModule(module)
        .filter(({ name }) => names.has(name))
        .map((symbol) => [symbol.name, readComponent(symbol, checker)]),
    );
  } finally {
    api.close();
  }
}

function readComponent(exported: TypeSymbol, checker: Checker): Component {
  const symbol = exported.flags & alias ? checker.getAliasedSymbol(exported) : exported;
  const type = checker.getTypeOfSymbol(symbol);
  const signature = type && checker.getSignaturesOfType(type, call).at(-1);
  const given = signature && signature.getParameters().length > 0 ? checker.getParameterType(signature, 0) : undefined;
  const all = given ? checker.getPropertiesOfType(given) : [];
  return {
    name: exported.name,
    description: plainText(symbol.getDocumentationComment(checker)),
    props: all.flatMap((prop) => readProp(prop, checker) ?? []).toSorted(byImportance),
    takesAttributes: all.some(({ name }) => name === 'onCopyCapture' || name === 'onClickCapture'),
  };
}

function readProp(symbol: TypeSymbol, checker: Checker): Prop | null {
  const { name } = symbol;
  const from = declaredBy(symbol);
  if (name === 'ref' || name === 'key' || isCommon(symbol, from)) return null;
  const type = checker.getTypeOfSymbol(symbol);
  const isRequired = (symbol.flags & optional) === 0;
  const values = valuesOf(type);
  const [preset] = symbol.getJsDocTags(checker).filter((tag) => tag.name === 'default');
  return {
    name,
    type: values
      ? values.map((value) => (typeof value === 'string' ? `'${value}'` : value)).join(' | ')
      : typeText(checker, type),
    ...(values && { values }),
    isRequired,
    ...(preset?.text && { default: textOf(preset.text) }),
    description: plainText(symbol.getDocumentationComment(checker)),
    from,
  };
}

function declaredBy(symbol: TypeSymbol): Prop['from'] {
  const path = symbol.declarations?.[0]?.path ?? '';
  if (path.includes('/@types/react/')) return 'React';
  return path.includes('/node_modules/') ? 'React Aria' : 'own';
}

/** Whether it is an attribute or event of any element, which a sentence below the table covers. */
function isCommon(symbol: TypeSymbol, from: Prop['from']): boolean {
  const { name } = symbol;
  if (name.startsWith('aria-')) return from !== 'own'; // a name of its own is one of its props
  if (name.endsWith('Capture')) return true;
  if (from === 'React') return !/^\w+HTMLAttributes$/.test(interfaceOf(symbol));
  const path = symbol.declarations?.[0]?.path ?? '';
  return path.endsWith('/@react-types/shared/src/dom.d.ts') && !['name', 'form', 'id'].includes(name);
}

/** The name of the interface that declares it. */
function interfaceOf(symbol: TypeSymbol): string {
  const parent: unknown = symbol.declarations?.[0]?.resolve()?.parent;
  return (parent as { readonly name?: { readonly text: string } } | undefined)?.name?.text ?? '';
}

const sizes = ['xs', 'sm', 'md', 'lg', 'xl', 'x2', 'x3', 'x4'];

/** The values of a union of texts or numbers; `undefined` for any other type. */
function valuesOf(type: Type | undefined): (string | number)[] | undefined {
  if (!type?.isUnionType()) return undefined;
  const members = (type.getTypes() ?? []).filter((one) => !(one.isIntrinsicType() && one.intrinsicName === 'undefined'));
  const values = members.flatMap((one) => (one.isStringLiteralType() || one.isNumberLiteralType() ? [one.value] : []));
  if (values.length === 0 || values.length !== members.length) return undefined;
  return values.toSorted((one, other) => rankOf(one) - rankOf(other));
}

const reactNode =
  'string | number | bigint | boolean | Iterable<ReactNode> | Promise<AwaitedReactNode> | ReactElement<unknown, string | JSXElementConstructor<any>> | ReactPortal | null | undefined';

/** Numbers by size, sizes from small to large, other texts as they are. */
function rankOf(value: string | number): number {
  return typeof value === 'number' ? value : sizes.indexOf(value);
}

function typeText(checker: Checker, type: Type | undefined): string {
  if (!type) return 'unknown';
  const text = checker
    .typeToString(type, undefined, wholeText)
    .replaceAll(reactNode, 'ReactNode')
    .replaceAll(/"([^"']*)"/g, "'$1'")
    .replace(/ \| undefined$/, '')
    .replace(/^false \| true\b/, 'boolean');
  return /^\(\((?:[^()]|\([^()]*\))*\) => .*\)$/.test(text) ? text.slice(1, -1) : text;
}

function textOf(text: unknown): string {
  return Array.isArray(text) ? text.map((part: { text: string }) => part.text).join('') : String(text);
}

/** Without the line breaks of the source. */
function plainText(text: string): string {
  return text.replaceAll(/\s*\n\s*/g, ' ').trim();
}

function byImportance(one: Prop, other: Prop): number {
  const rank = ({ from, isRequired }: Prop) => (from === 'own' ? 0 : from === 'React Aria' ? 2 : 4) + (isRequired ? 0 : 1);
  return rank(one) - rank(other);
}
