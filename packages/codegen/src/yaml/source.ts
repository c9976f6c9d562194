import { LineCounter, isMap, isScalar, parseDocument, type Document, type Node } from 'yaml';
import type { Finding } from '../finding.ts';

/** Keys and indices from the root of a document to a value. */
export type ValuePath = readonly (string | number)[];

/** A parsed YAML file with the line of each value. */
export interface YamlSource {
  /** The path in findings. */
  readonly file: string;
  readonly value: unknown;
  readonly syntax: readonly Finding[];
  /** A finding at the value at `path`, or at its closest ancestor. */
  finding(path: ValuePath, message: string): Finding;
  /** A finding at the key of the mapping entry at `path`. */
  findingAtKey(path: ValuePath, message: string): Finding;
}

interface Parsed {
  readonly document: Document.Parsed;
  readonly lines: LineCounter;
  readonly value: unknown;
}

/** By text, because one run of `gen` reads most files several times. */
const parsed = new Map<string, Parsed>();

function parseOnce(text: string): Parsed {
  const known = parsed.get(text);
  if (known) return known;
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const value = document.errors.length > 0 ? undefined : frozen(document.toJS());
  parsed.set(text, { document, lines, value });
  return { document, lines, value };
}

/** The value, which several readers share, so that none of them can change it. */
function frozen(value: unknown): unknown {
  if (value === null || typeof value !== 'object' || Object.isFrozen(value)) return value;
  for (const part of Object.values(value)) frozen(part);
  return Object.freeze(value);
}

/** Parses a YAML 1.2 document; syntax errors and duplicate keys become findings. */
export function parseYaml(file: string, text: string): YamlSource {
  const { document, lines, value } = parseOnce(text);
  const place = (offset: number) => {
    const { line, col } = lines.linePos(offset);
    return { line: line || 1, column: col || 1 };
  };
  return {
    file,
    value,
    // Further syntax errors are usually caused by the first one.
    syntax: document.errors.slice(0, 1).map((error) => ({
      file,
      ...place(error.pos[0]),
      message: `The YAML cannot be read: ${(error.message.split(' at line')[0] ?? error.message).replace(/[.:]$/, '')}. Correct the syntax; a text that holds { : # or , may need quotes.`,
    })),
    finding: (path, message) => ({ file, ...place(offsetOf(document, path, 'value')), message }),
    findingAtKey: (path, message) => ({ file, ...place(offsetOf(document, path, 'key')), message }),
  };
}

function offsetOf(document: Document, path: ValuePath, side: 'key' | 'value'): number {
  let node: unknown = document.contents;
  let offset = rangeStart(node) ?? 0;
  for (const [depth, step] of path.entries()) {
    if (isMap(node)) {
      const pair = node.items.find(({ key }) => (isScalar(key) ? String(key.value) : String(key)) === String(step));
      if (!pair) return offset;
      const isLast = depth === path.length - 1;
      const keyOffset = rangeStart(pair.key);
      const valueOffset = rangeStart(pair.value);
      offset = (isLast && side === 'key' ? keyOffset : (valueOffset ?? keyOffset)) ?? offset;
      node = pair.value;
    } else {
      const items: unknown = node !== null && typeof node === 'object' && 'items' in node ? node.items : undefined;
      node = Array.isArray(items) ? items[Number(step)] : undefined;
      const start = rangeStart(node);
      if (start === undefined) return offset;
      offset = start;
    }
  }
  return offset;
}

function rangeStart(node: unknown): number | undefined {
  return (node as Node | null | undefined)?.range?.[0];
}
