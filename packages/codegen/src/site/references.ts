import type { Finding } from '../finding.ts';
import { localeFormats, type LocaleFormats } from '../languages/localeFormats.ts';
import type { ValuePath, YamlSource } from '../yaml/source.ts';
import type { Facts } from './part.ts';

/** `{brand.domain}` or `{catalogue.scalingCents|usd}`: the path contains a dot, which ICU arguments cannot. */
const REFERENCE = /\{([A-Za-z][\w-]*(?:\.[\w-]+)+)(?:\|([a-z]+))?\}/g;

/** The paths of facts that a text references. */
export function referencesIn(text: string): Set<string> {
  return new Set([...text.matchAll(REFERENCE)].flatMap(([, path]) => path ?? []));
}

/** Replaces the references in a text. References that cannot be resolved are reported to `onProblem` and left unchanged. */
export function fillReferences(
  text: string,
  facts: Facts,
  onProblem: (message: string) => void,
  formats: LocaleFormats = localeFormats('en'),
  above: readonly string[] = [],
): string {
  return text.replace(REFERENCE, (reference: string, path: string, format: string | undefined) => {
    const problem = (message: string) => {
      onProblem(message);
      return reference;
    };
    if (above.includes(path))
      return problem(`The reference ${reference} leads back to itself. Break the circle ${[...above, path].join(' → ')}.`);
    const value = resolvePath(facts, path.split('.'));
    if (value === undefined)
      return problem(
        `The reference ${reference} names nothing. Correct the path; \`${firstMissing(facts, path)}\` does not exist.`,
      );
    if (format !== undefined) {
      const write = formats[format];
      if (!write)
        return problem(
          `The reference ${reference} asks for the unknown format \`${format}\`. Use one of ${Object.keys(formats).join(', ')}.`,
        );
      return (
        write(value) ??
        problem(`The reference ${reference} cannot print ${JSON.stringify(value)} as \`${format}\`. Use another format or path.`)
      );
    }
    if (typeof value === 'number') return String(value);
    if (typeof value === 'string') return fillReferences(value, facts, onProblem, formats, [...above, path]);
    return problem(
      `The reference ${reference} names a group, not a single value. Go one level deeper or add a format such as |range.`,
    );
  });
}

/** Reports every reference in a document that cannot be resolved. */
export function checkReferences(source: YamlSource, facts: Facts, formats: LocaleFormats): Finding[] {
  const findings: Finding[] = [];
  const visit = (value: unknown, path: ValuePath) => {
    if (typeof value === 'string')
      fillReferences(value, facts, (message) => findings.push(source.finding(path, message)), formats);
    else if (Array.isArray(value)) value.forEach((item, index) => visit(item, [...path, index]));
    else if (value !== null && typeof value === 'object')
      for (const [key, item] of Object.entries(value)) visit(item, [...path, key]);
  };
  visit(source.value, []);
  return findings;
}

/** Returns the facts with all references replaced. */
export function fillFacts(facts: Facts, formats: LocaleFormats): Facts {
  const fill = (value: unknown): unknown => {
    if (typeof value === 'string') return fillReferences(value.trimEnd(), facts, () => {}, formats);
    if (Array.isArray(value)) return value.map(fill);
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, fill(item)]));
  };
  return fill(facts) as Facts;
}

/** Resolves a path in the facts; list entries are addressed by `id` or index. */
export function resolvePath(value: unknown, path: readonly string[]): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return value;
  if (Array.isArray(value)) {
    const items: readonly unknown[] = value;
    return resolvePath(items.find((item) => (item as { id?: unknown } | null)?.id === step) ?? items[Number(step)], rest);
  }
  if (value === null || typeof value !== 'object' || !Object.hasOwn(value, step)) return undefined;
  return resolvePath((value as Record<string, unknown>)[step], rest);
}

function firstMissing(facts: Facts, path: string): string {
  const steps = path.split('.');
  const length = steps.findIndex((_, index) => resolvePath(facts, steps.slice(0, index + 1)) === undefined);
  return steps.slice(0, length + 1).join('.');
}
