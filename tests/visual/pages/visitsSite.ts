/** Whether a list of words for `--only` names pages of the site, `site-pages--…`; without words everything is visited. */
export function visitsSite(only: readonly string[]): boolean {
  return only.length === 0 || only.some((word) => word.startsWith('site'));
}
