const said = new Set<string>();

/**
 * Warns once per sentence, in development, if `isMisused` is true. The sentence says what happened and what to do; `details` (an
 * element, a value) are printed beside it.
 */
export function warnOnce(isMisused: boolean, sentence: string, ...details: readonly unknown[]): void {
  if (process.env.NODE_ENV === 'production' || !isMisused || said.has(sentence)) return;
  said.add(sentence);
  console.warn(sentence, ...details);
}

/** Whether a text has no words, or is missing in an app without types. */
export const isBlank = (text: string | undefined): boolean => !text?.trim();
