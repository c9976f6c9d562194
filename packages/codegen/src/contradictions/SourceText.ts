import type { Finding } from '../finding.ts';

/** Where something stands. */
export type Place = Omit<Finding, 'message'>;

/** A file as text. */
export interface SourceText {
  /** As findings name it. */
  readonly file: string;
  readonly text: string;
}

/** The place of a character offset. */
function placeAt({ file, text }: SourceText, offset: number): Place {
  const before = text.slice(0, Math.max(0, offset));
  return { file, line: before.split('\n').length, column: before.length - before.lastIndexOf('\n') };
}

/** Every match of a global pattern with its place. */
export function* matchesIn(sources: readonly SourceText[], pattern: RegExp): Generator<{ match: RegExpExecArray; place: Place }> {
  for (const source of sources) {
    for (const match of source.text.matchAll(pattern)) yield { match, place: placeAt(source, match.index) };
  }
}

/** The place of the first of the texts that stands in the files, from most to least exact; the top of the first file otherwise. */
export function placeOf(sources: readonly SourceText[], ...texts: readonly string[]): Place {
  for (const text of texts) {
    for (const source of sources) {
      const offset = source.text.indexOf(text);
      if (offset >= 0) return placeAt(source, offset);
    }
  }
  return { file: sources[0]?.file ?? 'specs', line: 1, column: 1 };
}

/** A finding at one place that names the other. */
export function contradiction(
  here: Place,
  says: string,
  there: Place,
  otherSays: string,
  advice = 'Correct one of the two.',
): Finding {
  return {
    file: here.file,
    line: here.line,
    column: here.column,
    message: `${says}, but ${there.file}:${there.line} says ${otherSays}. ${advice}`,
  };
}
