const said = new Set<string>();

/**
 * Says once, in development, that something is misused: nothing when `isMisused` is false, nothing in a production build, and the
 * same sentence never twice. The sentence says what happened and what to do; `details` (an element, a value) stand beside it in the console.
 */
export function warnOnce(isMisused: boolean, sentence: string, ...details: readonly unknown[]): void {
  if (process.env.NODE_ENV === 'production' || !isMisused || said.has(sentence)) return;
  said.add(sentence);
  console.warn(sentence, ...details);
}
