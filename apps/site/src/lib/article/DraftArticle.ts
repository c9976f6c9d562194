/** An article that is not published, as the preview shows it: columns of `blog_posts`, and its category. */
export interface DraftArticle {
  readonly slug: string;
  readonly title: string;
  readonly excerpt: string;
  /** Markdown. */
  readonly body: string;
  readonly author_name: string;
  readonly author_role: string;
  readonly reading_minutes: number;
  readonly tags: readonly string[];
  /** ISO 8601. */
  readonly published_at: string;
  readonly category: { readonly slug: string; readonly name: string };
}
