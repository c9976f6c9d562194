import type { Finding } from '../finding.ts';
import { formatsOf, type Formats } from '../languages/writing.ts';
import type { ValuePath, YamlSource } from '../yaml/source.ts';
import type { Facts } from './part.ts';

/** `{brand.domain}` or `{catalogue.scalingCents|usd}`: a path with at least one dot, which no ICU argument has. */
const REFERENCE = /\{([A-Za-z][\w-]*(?:\.[\w-]+)+)(?:\|([a-z]+))?\}/g;

/** The facts that a text refers to. */
export function referencesIn(text: string): Set<string> {
  return new Set([...text.matchAll(REFERENCE)].flatMap(([, path]) => path ?? []));
}

/** Fills the references of a text; what cannot be filled is told to `onProblem` and left as it stands. */
export function fillReferences(
  text: string,
  facts: Facts,
  onProblem: (message: string) => void,
  formats: Formats = formatsOf('en'),
  above: readonly string[] = [],
): string {
  return text.replace(REFERENCE, (reference: string, path: string, format: string | undefined) => {
    const problem = (message: string) => {
      onProblem(message);
      return reference;
    };
    if (above.includes(path))
      return problem(`The reference ${reference} leads back to itself. Break the circle ${[...above, path].join(' → ')}.`);
    const value = lookUp(facts, path.split('.'));
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

/** A finding for every reference of a document that cannot be filled. */
export function checkReferences(source: YamlSource, facts: Facts, formats: Formats): Finding[] {
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

/** The same facts with every reference filled. */
export function fillFacts(facts: Facts, formats: Formats): Facts {
  const fill = (value: unknown): unknown => {
    if (typeof value === 'string') return fillReferences(value.trimEnd(), facts, () => {}, formats);
    if (Array.isArray(value)) return value.map(fill);
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, fill(item)]));
  };
  return fill(facts) as Facts;
}

/** What stands at a path; members of lists go by their `id` or their place. */
export function lookUp(value: unknown, path: readonly string[]): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return value;
  if (Array.isArray(value)) {
    const items: readonly unknown[] = value;
    return lookUp(items.find((item) => (item as { id?: unknown } | null)?.id === step) ?? items[Number(step)], rest);
  }
  if (value === null || typeof value !== 'object' || !Object.hasOwn(value, step)) return undefined;
  return lookUp((value as Record<string, unknown>)[step], rest);
}

function firstMissing(facts: Facts, path: string): string {
  const steps = path.split('.');
  const length = steps.findIndex((_, index) => lookUp(facts, steps.slice(0, index + 1)) === undefined);
  return steps.slice(0, length + 1).join('.');
}
