/** A difference between the two implementations. */
export interface Deviation {
  readonly what: string;
  readonly right: 'ours' | 'lite' | 'neither';
  /** The evidence for it. */
  readonly source: string;
  /** The differing parts, named as by `differences`. */
  readonly differs: readonly string[];
  /** Names of the affected calls. */
  readonly calls: readonly string[];
}
