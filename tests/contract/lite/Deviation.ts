/** One way in which the two implementations do not agree. */
export interface Deviation {
  readonly what: string;
  readonly right: 'ours' | 'lite' | 'neither';
  /** How we know. */
  readonly source: string;
  /** What differs, as `differences` names it. */
  readonly differs: readonly string[];
  /** By name. */
  readonly calls: readonly string[];
}
