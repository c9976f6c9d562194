/** What a page tells the site's worker, or asks of it. */
export type PageMessage =
  /** The worker is to answer for the page, which has none. */
  | { readonly type: 'page.claim' }
  | { readonly type: 'page.seen'; readonly path: string; readonly files: readonly string[] }
  /** Answered by whether the page is of the worker's own release. */
  | { readonly type: 'release.ask'; readonly build: string }
  | { readonly type: 'release.switch' };
