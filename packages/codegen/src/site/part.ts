import type { Finding } from '../finding.ts';
import type { YamlSource } from '../yaml/source.ts';

/** Facts by the name under which references and generated code know them: `brand`, `catalogue`, `content` … */
export type Facts = Readonly<Record<string, unknown>>;

/** What a part makes of its file. Texts still hold their references. */
export interface PartResult {
  readonly facts: Facts;
  readonly findings?: readonly Finding[];
}

/** One file of `site/` that the generator knows more about than its schema says. */
export interface SitePart {
  /** Path below `site/`, without `.yaml`. */
  readonly file: string;
  /** Turns the checked document into facts; `earlier` holds those of the parts before it. */
  compile(source: YamlSource, earlier: Facts): PartResult;
  /** The generated modules, by path below the output directory, from the finished facts. */
  print(facts: Facts): Readonly<Record<string, string>>;
}
