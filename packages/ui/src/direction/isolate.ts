/** Isolates a left-to-right text inside a sentence of either direction, as `<bdi dir="ltr">` does in markup. */
export const isolate = (leftToRight: string) => `\u2066${leftToRight}\u2069`;
