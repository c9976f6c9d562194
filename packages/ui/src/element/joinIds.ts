/** Ids for an attribute such as `aria-describedby`; `undefined` if there is none. */
export const joinIds = (...ids: readonly (string | false | undefined)[]): string | undefined =>
  ids.filter(Boolean).join(' ') || undefined;
