import type { ValuePath, YamlSource } from '../yaml/source.ts';
import type { SpecFacts } from './facts.ts';
import type { SourceLocation } from './SourceText.ts';
import { locateText } from './SourceText.ts';

/** A text shown to users, without its references to facts, which are correct by construction. */
export interface ReadText {
  readonly text: string;
  /** Numbers of an article's own examples, from the first line of its seed: `-- Its own figures: $10,250, 6%`. */
  readonly ownFigures: readonly string[];
  /** The position of a part of the text. */
  readonly placeOf: (part: string) => SourceLocation;
}

const contentTables = ['seo_config', 'page_content', 'cta_config', 'component_config', 'blog_categories', 'blog_posts'];

const OWN_FIGURES = /^-- Its own figures: (?<figures>.+)$/m;

/** What most rules read, by the facts that it is read from. */
const known = new WeakMap<SpecFacts, readonly ReadText[]>();

/** Every text in messages, content, routes and rules, in the seeded content tables, and in `also`: paths of further specs. */
export function readTexts(facts: SpecFacts, also: readonly string[] = []): readonly ReadText[] {
  const common = known.get(facts) ?? [
    ...textsOf([...facts.messages, ...facts.content, ...yamls(facts, ['site/routes', 'site/rules', 'site/catalogue'])]),
    ...seededTexts(facts, ({ language }) => language === undefined || language === 'en'),
  ];
  known.set(facts, common);
  return [...common, ...textsOf(yamls(facts, also))];
}

/** Every Arabic text in messages, translated facts and the seeded content tables. */
export function readArabicTexts(facts: SpecFacts): readonly ReadText[] {
  const isArabic = ({ file }: YamlSource) => /\/ar\//.test(file);
  return [
    ...textsOf([...facts.messages, ...facts.content].filter(isArabic)),
    ...seededTexts(facts, ({ language, locale }) => (language ?? locale) === 'ar'),
  ];
}

const yamls = (facts: SpecFacts, paths: readonly string[]): YamlSource[] => paths.flatMap((path) => facts.yaml(path) ?? []);

function* textsOf(sources: readonly YamlSource[]): Generator<ReadText> {
  for (const source of sources) {
    for (const [text, path] of stringsIn(source.value)) {
      yield {
        text: text.replaceAll(/\{[A-Za-z][\w-]*(?:\.[\w-]+)+(?:\|[a-z]+)?\}/g, ' '),
        ownFigures: [],
        placeOf: () => place(source, path),
      };
    }
  }
}

type SeedRow = Readonly<Record<string, unknown>>;

function* seededTexts(facts: SpecFacts, isRead: (row: SeedRow) => boolean): Generator<ReadText> {
  for (const table of contentTables) {
    for (const row of facts.rows(table).filter(isRead)) {
      const files = facts.seeds.filter(
        ({ text }) => text.includes(`'${String(row['id'])}'`) || text.includes(`'${String(row['slug'])}'`),
      );
      const ownFigures = files.flatMap(({ text }) => OWN_FIGURES.exec(text)?.groups?.['figures']?.split(/, +/) ?? []);
      for (const [text] of stringsIn(row)) {
        yield {
          text,
          ownFigures,
          placeOf: (part) =>
            locateText(files, part, part.replaceAll("'", "''"), `'${String(row['id'])}'`, `'${String(row['slug'])}'`),
        };
      }
    }
  }
}

function place(source: YamlSource, path: ValuePath): SourceLocation {
  const { file, line, column } = source.finding(path, '');
  return { file, line, column };
}

function* stringsIn(value: unknown, path: ValuePath = []): Generator<readonly [string, ValuePath]> {
  if (typeof value === 'string') yield [value, path];
  if (typeof value !== 'object' || value === null) return;
  for (const [key, entry] of Object.entries(value)) yield* stringsIn(entry, [...path, Array.isArray(value) ? Number(key) : key]);
}
