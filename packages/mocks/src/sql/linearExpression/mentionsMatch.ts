/** Whether a query string, or a filter of Realtime, matches a regular expression: `name=match.^a`, `or=(name.imatch.b)`. */
export function mentionsMatch(text: string): boolean {
  return /\bi?match\b/.test(text);
}
