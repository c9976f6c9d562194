/** A block of a composed page, as in the URL; blocks of unknown kinds are preserved unchanged. */
export interface Block {
  /** Unique within the page while it is open; not part of the URL. */
  readonly id: number;
  readonly kind: string;
  /** Props that differ from the kind's initial values. */
  readonly props: Readonly<Record<string, unknown>>;
}
