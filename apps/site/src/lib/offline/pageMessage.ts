/** Messages from a page to the site's worker. */
export type PageMessage =
  /** Take control of the page, which has no controller yet. */
  | { readonly type: 'page.claim' }
  | { readonly type: 'page.seen'; readonly path: string; readonly files: readonly string[]; readonly savesData: boolean }
  /** Asks whether the page belongs to the worker's release. */
  | { readonly type: 'release.ask'; readonly build: string }
  | { readonly type: 'release.switch' };
