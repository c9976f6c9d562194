import * as t from '@duneline/specs/messages/admin-blog';
import { Panel, Select, TextField } from '@duneline/ui';
import * as css from '../contentEditor.css.ts';
import * as own from './ArticlePage.css.ts';
import type { ArticleState } from './articleState.ts';
import type { ArticleCategory } from './articleStore.ts';
import type { ArticlePartProps } from './ArticleTexts.tsx';
import { ScheduleField } from './ScheduleField.tsx';
import { TagsField } from './TagsField.tsx';

export interface ArticleDetailsProps extends ArticlePartProps {
  readonly categories: readonly ArticleCategory[];
  readonly state: ArticleState;
  /** The date that the article has without its draft, ISO 8601. */
  readonly storedDate: string;
}

/** The category, tags, author and date of an article. */
export function ArticleDetails({ title, fields, categories, state, storedDate, change }: ArticleDetailsProps) {
  return (
    <Panel title={title} level={3}>
      <div className={css.fields}>
        <Select
          label={t.category}
          items={categories.map(({ id, name }) => ({ id, label: name }))}
          value={fields.category_id}
          onChange={(id) => change('category_id', id)}
        />
        <TagsField value={fields.tags} onChange={(tags) => change('tags', tags)} />
        <div className={own.pair}>
          <TextField
            label={t.author}
            value={fields.author_name}
            maxLength={80}
            onChange={(name) => change('author_name', name)}
          />
          <TextField
            label={t.authorRole}
            value={fields.author_role}
            maxLength={80}
            onChange={(role) => change('author_role', role)}
          />
        </div>
        <ScheduleField
          value={fields.published_at}
          storedDate={storedDate}
          state={state}
          onChange={(at) => change('published_at', at)}
        />
      </div>
    </Panel>
  );
}
