import type { Finding } from '../finding.ts';
import type { YamlSource } from '../yaml/source.ts';

/** Facts by the name that references and generated code use: `brand`, `catalogue`, `content` … */
export type Facts = Readonly<Record<string, unknown>>;

/** The result of compiling a part. References in texts are not resolved yet. */
export interface PartResult {
  readonly facts: Facts;
  readonly findings?: readonly Finding[];
}

/** A fact file with custom compilation, beyond its schema. */
export interface SitePart {
  /** Path below `site/`, without `.yaml`. */
  readonly file: string;
  /** Compiles the validated document to facts. `earlier` contains the facts of preceding parts. */
  compile(source: YamlSource, earlier: Facts): PartResult;
  /** Prints the generated modules from facts with resolved references, by path within the output directory. */
  print(facts: Facts): Readonly<Record<string, string>>;
}
