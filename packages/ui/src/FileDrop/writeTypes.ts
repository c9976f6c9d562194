import type { FileDropWords } from './fileWords.ts';

/** Formats the types in `accept`: "PDF, PNG or images". */
export function writeTypes(accept: readonly string[], kinds: FileDropWords['kinds'], locale: string): string {
  const names = accept.map((type) => {
    const [kind = '', form = ''] = type.split('/');
    if (form === '*') return (kinds as Readonly<Record<string, string | undefined>>)[kind] ?? kind;
    return (form || type.slice(1)).toUpperCase();
  });
  return new Intl.ListFormat(locale, { type: 'disjunction' }).format(new Set(names));
}
