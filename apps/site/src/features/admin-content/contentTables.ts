import type { Database } from '@duneline/specs/database';

type Tables = Database['public']['Tables'];

/** The columns that an editor may change; the database sets the others. */
export const editableColumns = {
  theme_config: ['name', 'colors', 'fonts'],
  seo_config: ['title', 'description', 'canonical', 'is_indexable'],
  cta_config: ['label', 'target', 'emphasis', 'is_enabled'],
  component_config: ['settings', 'is_enabled'],
  page_content: ['body'],
  navigation_menu: ['links'],
  blog_posts: [
    'title',
    'excerpt',
    'body',
    'author_name',
    'author_role',
    'reading_minutes',
    'category_id',
    'tags',
    'published_at',
  ],
  media_library: ['title', 'alt_text', 'alt_text_ar', 'focal_x', 'focal_y'],
} as const satisfies { readonly [Table in keyof Tables]?: readonly (keyof Tables[Table]['Row'])[] };

/** The tables whose rows an admin edits in drafts. */
export type ContentTable = keyof typeof editableColumns;

/** Whether visitors see the row; `unpublished` is an article that they have seen. `null` for a theme, which is active or not. */
export type ContentStatus = Database['public']['Enums']['content_status'] | 'unpublished' | null;
