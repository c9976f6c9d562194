/** An error in a specs directory, at the position where it can be fixed. */
export interface Finding {
  /** Path of the file, relative to the current directory if inside it. */
  readonly file: string;
  /** 1-based. */
  readonly line: number;
  /** 1-based. */
  readonly column: number;
  /** What is wrong, and what to do. */
  readonly message: string;
}
