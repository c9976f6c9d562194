import * as t from '@duneline/specs/messages/admin-blog';
import { Panel, TextArea, TextField } from '@duneline/ui';
import * as css from '../contentEditor.css.ts';
import { readingMinutes, type ArticleFields } from './articleFields.ts';
import { RichText } from './text/RichText.tsx';

export interface ArticlePartProps {
  readonly title: string;
  readonly fields: ArticleFields;
  readonly change: (name: keyof ArticleFields, value: unknown) => void;
}

/** The title, summary and body of an article. */
export function ArticleTexts({ title, fields, language, change }: ArticlePartProps & { readonly language: string }) {
  return (
    <Panel title={title} level={3} lead={t.minutes({ minutes: fields.reading_minutes })}>
      <div className={css.fields}>
        <TextField label={t.titleField} value={fields.title} maxLength={90} onChange={(text) => change('title', text)} />
        <TextArea
          label={t.excerpt}
          description={t.excerptText}
          rows={2}
          maxLength={240}
          value={fields.excerpt}
          onChange={(text) => change('excerpt', text)}
        />
        <RichText
          label={t.body}
          language={language}
          value={fields.body}
          onChange={(body) => {
            change('body', body);
            const minutes = readingMinutes(body);
            if (minutes !== fields.reading_minutes) change('reading_minutes', minutes);
          }}
        />
      </div>
    </Panel>
  );
}
