/**
 * A pattern for `ilike` that finds the text anywhere; its wildcards are taken literally, but for `*`, which PostgREST cannot escape: it
 * stands for any one character.
 */
export function containsText(text: string): string {
  return `%${text.replaceAll(/[%_\\]/g, String.raw`\$&`).replaceAll('*', '_')}%`;
}

/** In a list of conditions a value stands in quotation marks, where a backslash escapes. */
const quoted = (value: string) => `"${value.replaceAll(/["\\]/g, String.raw`\$&`)}"`;

/**
 * A condition that any of the columns contains the text.
 * @example request.or(anyContains(['name', 'email'], 'noor')) // name.ilike."%noor%",email.ilike."%noor%"
 */
export function anyContains(columns: readonly string[], text: string): string {
  return columns.map((column) => `${column}.ilike.${quoted(containsText(text))}`).join(',');
}
