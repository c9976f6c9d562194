/** The articles of one category. */
export interface Subject {
  readonly name: string;
  readonly text: string;
  readonly articles: readonly { readonly path: string; readonly title: string; readonly minutes: number }[];
}
