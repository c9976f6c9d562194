/** A pattern for `ilike` that finds the text anywhere; what it holds of wildcards is taken literally. */
export function containsText(text: string): string {
  return `%${text.replaceAll(/[%_\\]/g, String.raw`\$&`)}%`;
}
