/** A text that keeps its own order inside a sentence of either direction, as `<bdi dir="ltr">` does where there is markup. */
export const isolate = (leftToRight: string) => `\u2066${leftToRight}\u2069`;
