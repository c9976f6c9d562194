/** A section of the legal panel. */
export interface LegalSection {
  readonly id: string;
  readonly title: string;
  /** Paragraphs, separated by an empty line; figures are filled in. */
  readonly text: string;
}

/** When a trading day closes. */
export interface DayClose {
  /** `HH:MM` of the server's clock. */
  readonly time: string;
  /** IANA name. */
  readonly timeZone: string;
  readonly utcOffset: string;
}
