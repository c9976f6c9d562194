import * as kit from '@duneline/ui';
import { isValidElement, type ReactElement, type ReactNode } from 'react';

const WIDTH = 100;

/** By component, because a build shortens function names. */
const names = new Map(Object.entries(kit).map(([name, component]) => [component as unknown, name]));

/** Prints a module that renders these elements; values that cannot be printed become props with names. */
export function writeJsx(elements: readonly ReactElement[]): string {
  const used = new Set<string>();
  const given = new Set<string>();
  const body = elements.map((element) => indented(written(element, { used, given }), 3)).join('\n');
  const from = given.size === 0 ? '' : `// Yours to give: ${[...given].join(', ')}.\n`;
  const imports = used.size === 0 ? '' : `import { ${[...used].toSorted().join(', ')} } from '@duneline/ui';\n\n`;
  return `${imports}${from}export function Page() {\n  return (\n    <>\n${body}\n    </>\n  );\n}\n`;
}

interface Seen {
  readonly used: Set<string>;
  readonly given: Set<string>;
}

function written({ type, props }: ReactElement, seen: Seen): string {
  const name = typeof type === 'string' ? type : names.get(type);
  if (name === undefined) throw new Error('A block draws what is no component of @duneline/ui; draw it with the kit alone.');
  if (typeof type !== 'string') seen.used.add(name);
  const { children, ...others } = props as Readonly<Record<string, unknown>>;
  const attributes = Object.entries(others).flatMap(([key, value]) => attribute(key, value, seen));
  const oneLine = [`<${name}`, ...attributes].join(' ');
  const isShort = oneLine.length <= WIDTH && !oneLine.includes('\n');
  const open = isShort ? oneLine : `<${name}\n${attributes.map((each) => indented(each, 1)).join('\n')}\n`;
  const inside = childrenOf(children as ReactNode, seen);
  if (inside.length === 0) return isShort ? `${open} />` : `${open}/>`;
  const [first = ''] = inside;
  if (isShort && inside.length === 1 && first.length + open.length <= WIDTH && !first.includes('\n') && !first.startsWith('<'))
    return `${open}>${first}</${name}>`;
  return `${open}>\n${inside.map((each) => indented(each, 1)).join('\n')}\n</${name}>`;
}

function childrenOf(children: ReactNode, seen: Seen): string[] {
  if (Array.isArray(children)) return children.flatMap((child: ReactNode) => childrenOf(child, seen));
  if (isValidElement(children)) return [written(children, seen)];
  if (typeof children !== 'string' || children === '') return [];
  return [/[{}<>&\n]|^\s|\s$/.test(children) ? `{${JSON.stringify(children)}}` : children];
}

function attribute(name: string, value: unknown, seen: Seen): string[] {
  if (value === undefined || value === false || value === null) return [];
  if (value === true) return [name];
  if (typeof value === 'string') return [/["\\\n&]/.test(value) ? `${name}={${JSON.stringify(value)}}` : `${name}="${value}"`];
  if (isValidElement(value)) return [`${name}={${aligned(written(value, seen))}}`];
  if (isData(value)) return [`${name}={${literal(value)}}`];
  seen.given.add(name);
  return [`${name}={${name}}`];
}

/** Multi-line code starts on its own line. */
const aligned = (code: string) => (code.includes('\n') ? `\n${indented(code, 1)}\n` : code);

function isData(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return typeof value !== 'function';
  return !isValidElement(value) && Object.values(value).every(isData);
}

function literal(value: unknown): string {
  if (Array.isArray(value)) return `[\n${value.map((each) => `${indented(literal(each), 1)},\n`).join('')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).filter(([, each]) => each !== undefined);
  return `{ ${entries.map(([key, each]) => `${key}: ${literal(each)}`).join(', ')} }`;
}

function indented(code: string, depth: number): string {
  return code.replaceAll(/^(?=.)/gm, '  '.repeat(depth));
}
