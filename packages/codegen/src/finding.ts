/** An error in a specs directory, at the position where it can be fixed. */
export interface Finding {
  /** Path of the file, from the current directory where it is below it. */
  readonly file: string;
  /** 1-based. */
  readonly line: number;
  /** 1-based. */
  readonly column: number;
  /** What is wrong, then what to do. */
  readonly message: string;
}
