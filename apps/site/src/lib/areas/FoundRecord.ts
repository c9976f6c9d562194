import type { SectionId } from './areas.ts';

/** A record of an area that a search has found. */
export interface FoundRecord {
  readonly section: SectionId;
  /** How its address names it: its number, its code or its id. */
  readonly record: string;
  readonly label: string;
  /** What tells it from others with the same label. */
  readonly hint?: string;
}

/** What a search has found. */
export interface FoundRecords {
  readonly records: readonly FoundRecord[];
  /** Whether some kinds of records could not be searched. */
  readonly isIncomplete: boolean;
}
