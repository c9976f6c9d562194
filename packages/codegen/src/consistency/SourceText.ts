import type { Finding } from '../finding.ts';

/** A position in a source file. */
export type SourceLocation = Omit<Finding, 'message'>;

/** A file as text. */
export interface SourceText {
  /** The path that findings print. */
  readonly file: string;
  readonly text: string;
}

/** Converts a character offset to a position. */
function placeAt({ file, text }: SourceText, offset: number): SourceLocation {
  const before = text.slice(0, Math.max(0, offset));
  return { file, line: before.split('\n').length, column: before.length - before.lastIndexOf('\n') };
}

/** Yields every match of a global pattern with its position. */
export function* matchesIn(
  sources: readonly SourceText[],
  pattern: RegExp,
): Generator<{ match: RegExpExecArray; place: SourceLocation }> {
  for (const source of sources) {
    for (const match of source.text.matchAll(pattern)) yield { match, place: placeAt(source, match.index) };
  }
}

/**
 * The position of the first text that occurs in the files. List texts from most to least specific; the fallback is the start of
 * the first file.
 */
export function locateText(sources: readonly SourceText[], ...texts: readonly string[]): SourceLocation {
  for (const text of texts) {
    for (const source of sources) {
      const offset = source.text.indexOf(text);
      if (offset >= 0) return placeAt(source, offset);
    }
  }
  return { file: sources[0]?.file ?? 'specs', line: 1, column: 1 };
}

/** A finding at one of two conflicting places that also names the other. */
export function conflictFinding(
  here: SourceLocation,
  says: string,
  there: SourceLocation,
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
