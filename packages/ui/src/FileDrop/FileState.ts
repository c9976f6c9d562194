/** The upload state of a chosen file, provided by the caller. */
export type FileState =
  | { readonly is: 'queued' }
  /** `percent` from 0 to 100. */
  | { readonly is: 'uploading'; readonly percent: number }
  | { readonly is: 'done' }
  /** `reason` says what happened and what to do: "The connection broke. Retry." */
  | { readonly is: 'failed'; readonly reason: string };
