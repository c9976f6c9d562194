import type { Finding } from '../finding.ts';
import type { ValuePath, YamlSource } from '../yaml/source.ts';
import { isObject, type JsonObject } from './json.ts';

/**
 * Converts messages of the OpenAPI parser to findings. The messages contain line numbers of the resolved document as JSON, not of
 * the YAML file.
 */
export function toFindings(source: YamlSource, resolved: JsonObject, messages: readonly string[]): Finding[] {
  return messages.map((message) => {
    const text = (message.split('\n')[0] ?? message).replace(/^[A-Z ]+(?=must )/, '').trim();
    const path = pathOfFrame(message, resolved) ?? pathOfQuoted(message, source.value) ?? [];
    const at = path.length > 0 ? `\`${path.join('.')}\`: ` : '';
    return source.finding(path, `This is not valid OpenAPI 3.1: ${at}${text.replace(/\.$/, '')}. Correct it.`);
  });
}

/** `> 2014 |` marks a line of `JSON.stringify(resolved, null, 2)`. */
function pathOfFrame(message: string, resolved: JsonObject): ValuePath | undefined {
  const marked = /^> *(\d+) \|/m.exec(message)?.[1];
  if (marked === undefined) return undefined;
  let lines: string[];
  try {
    lines = JSON.stringify(resolved, null, 2).split('\n');
  } catch {
    return undefined;
  }
  const path: (string | number)[] = [];
  let depth = Number.POSITIVE_INFINITY;
  let skipped = 0;
  for (let index = Number(marked) - 1; index > 0; index -= 1) {
    const line = lines[index] ?? '';
    const indent = line.search(/\S/);
    if (indent > depth || /^\s*[}\]]/.test(line)) continue;
    const key = /^\s*("(?:[^"\\]|\\.)*"): /.exec(line)?.[1];
    if (indent === depth) {
      // List entries have no key; their index is the number of preceding lines at the same level.
      if (key === undefined && typeof path[0] === 'number') skipped += 1;
      continue;
    }
    if (typeof path[0] === 'number') path[0] = skipped;
    skipped = 0;
    depth = indent;
    path.unshift(key === undefined ? 0 : (JSON.parse(key) as string));
  }
  if (typeof path[0] === 'number') path[0] = skipped;
  return path;
}

/** The path of the first quoted text that is a value in the document. */
function pathOfQuoted(message: string, root: unknown): ValuePath | undefined {
  const quoted = [...message.matchAll(/["'`]([^"'`\n]+)["'`]/g)].map(([, text]) => text);
  for (const text of quoted) {
    const path = find(root, text, []);
    if (path) return path;
  }
  return undefined;
}

function find(value: unknown, wanted: string | undefined, path: ValuePath): ValuePath | undefined {
  if (value === wanted) return path;
  const entries: [string | number, unknown][] = Array.isArray(value)
    ? [...value.entries()]
    : isObject(value)
      ? Object.entries(value)
      : [];
  for (const [key, entry] of entries) {
    const found = find(entry, wanted, [...path, key]);
    if (found) return found;
  }
  return undefined;
}
