/** Whether a query string, or a Realtime filter, uses a regular expression: `name=match.^a`, `or=(name.imatch.b)`. */
export function mentionsMatch(text: string): boolean {
  return /\bi?match\b/.test(text);
}
