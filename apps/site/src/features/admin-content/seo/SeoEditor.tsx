import * as t from '@duneline/specs/messages/admin-content';
import { Panel, Switch, TextArea, TextField } from '@duneline/ui';
import { ContentFrame } from '../ContentFrame.tsx';
import * as css from '../contentEditor.css.ts';
import type { OpenedContent } from '../contentStore.ts';
import { BackToList } from '../../../lib/areas/BackToList.tsx';
import { languageNames } from '../list/languageNames.ts';
import { useContentEditor } from '../useContentEditor.ts';
import { SearchPreview } from './SearchPreview.tsx';
import { readSeoValues, seoProblems } from './seoValues.ts';
import { SocialPreview } from './SocialPreview.tsx';
import { StructuredDataPanel } from './StructuredDataPanel.tsx';
import { searchRoom, textWidth } from './textWidth.ts';

export interface SeoEditorProps {
  readonly id: string;
  readonly opened: OpenedContent;
}

/** Edits the metadata of a route for search engines and social cards. */
export function SeoEditor({ id, opened }: SeoEditorProps) {
  const editor = useContentEditor('seo_config', id, opened);
  const values = readSeoValues(editor.view.fields);
  const path = opened.place.path ?? '';
  const locale = opened.place.locale ?? 'en';
  const { title, description, canonical, is_indexable: isIndexable } = values;
  const room = (name: 'title' | 'description', text: string) =>
    t.seoWidth({
      width: String(textWidth(text, searchRoom[name].sizePx)),
      room: String(searchRoom[name].width),
    });
  return (
    <ContentFrame
      editor={editor}
      title={path}
      lead={t.seoEditorLead({ language: languageNames[locale] ?? locale })}
      above={<BackToList>{t.seoBack}</BackToList>}
      problems={seoProblems(values)}
      preview={
        <>
          <SearchPreview path={canonical ?? path} title={title} description={description} isIndexable={isIndexable} />
          <SocialPreview title={title} description={description} path={path} />
          <StructuredDataPanel path={path} />
        </>
      }
    >
      <Panel title={t.seoTexts}>
        <div className={css.fields}>
          <TextField
            label={t.seoTitleField}
            value={title}
            maxLength={70}
            description={room('title', title)}
            onChange={(text) => editor.change('title', text)}
          />
          <TextArea
            label={t.seoDescription}
            value={description}
            rows={3}
            maxLength={300}
            description={room('description', description)}
            onChange={(text) => editor.change('description', text)}
          />
        </div>
      </Panel>
      <Panel title={t.seoIndex}>
        <div className={css.fields}>
          <Switch isSelected={isIndexable} onChange={(isOn) => editor.change('is_indexable', isOn)} description={t.seoIndexText}>
            {t.seoIndexSwitch}
          </Switch>
          <TextField
            label={t.seoCanonical}
            value={canonical ?? ''}
            placeholder={path}
            description={t.seoCanonicalText}
            onChange={(text) => editor.change('canonical', text === '' ? null : text)}
          />
        </div>
      </Panel>
    </ContentFrame>
  );
}
