const WIDTH = 130;

/** Prints plain data as a TypeScript literal in the project's style: short values on one line, others with one entry per line. */
export function printValue(value: unknown, indent = '', prefixLength = 0): string {
  if (typeof value === 'string') return printString(value);
  if (value === null || typeof value !== 'object') return String(value);
  const oneLine = printInline(value);
  if (indent.length + prefixLength + oneLine.length + 1 <= WIDTH && (prefixLength > 0 || !holdsObjects(value))) return oneLine;
  const inner = `${indent}  `;
  if (Array.isArray(value)) {
    return `[\n${value.map((item) => `${inner}${printItem(item, inner)},\n`).join('')}${indent}]`;
  }
  const entries = Object.entries(value).filter(([, entry]) => entry !== undefined);
  const lines = entries.map(([key, entry]) => {
    const label = `${printKey(key)}: `;
    return `${inner}${label}${printValue(entry, inner, label.length)},\n`;
  });
  return `{\n${lines.join('')}${indent}}`;
}

/** Prints a string with single quotes, or with double quotes if that saves escapes. */
export function printString(text: string): string {
  const json = JSON.stringify(text)
    .replaceAll('\u2028', String.raw`\u2028`)
    .replaceAll('\u2029', String.raw`\u2029`);
  if (text.includes("'") && !text.includes('"')) return json;
  return `'${json
    .slice(1, -1)
    .replaceAll(String.raw`\"`, '"')
    .replaceAll("'", String.raw`\'`)}'`;
}

/** Prints a property name, quoted only if necessary. */
export function printKey(key: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(key) ? key : printString(key);
}

function printItem(item: unknown, indent: string): string {
  const oneLine = printInline(item);
  return indent.length + oneLine.length + 1 <= WIDTH ? oneLine : printValue(item, indent);
}

function printInline(value: unknown): string {
  if (value === null || typeof value !== 'object') return printValue(value);
  if (Array.isArray(value)) return `[${value.map(printInline).join(', ')}]`;
  const entries = Object.entries(value).filter(([, entry]) => entry !== undefined);
  if (entries.length === 0) return '{}';
  return `{ ${entries.map(([key, entry]) => `${printKey(key)}: ${printInline(entry)}`).join(', ')} }`;
}

function holdsObjects(value: object): boolean {
  return Object.values(value).some((entry) => entry !== null && typeof entry === 'object');
}
