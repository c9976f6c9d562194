/** A block of a composed page, as its address says it: also one that this sandbox does not know, word for word. */
export interface Block {
  /** Its own within the page, for as long as the page is open; no part of the address. */
  readonly id: number;
  readonly kind: string;
  /** What differs from the kind's initial values. */
  readonly props: Readonly<Record<string, unknown>>;
}
