import * as t from '@duneline/specs/messages/admin-content';
import { Panel, Slider, TextArea, TextField } from '@duneline/ui';
import { ContentFrame } from '../ContentFrame.tsx';
import * as css from '../contentEditor.css.ts';
import type { OpenedContent } from '../contentStore.ts';
import { BackToList } from '../../../lib/areas/BackToList.tsx';
import { useContentEditor } from '../useContentEditor.ts';
import { FocalPoint } from './FocalPoint.tsx';
import { UsesPanel } from './UsesPanel.tsx';
import { wordProblems } from './wordProblems.ts';

export interface MediaEditorProps {
  readonly id: string;
  readonly opened: OpenedContent;
}

/** Edits a picture's title, text alternative and focal point. */
export function MediaEditor({ id, opened }: MediaEditorProps) {
  const editor = useContentEditor('media_library', id, opened);
  const path = opened.place.path ?? '';
  const { title, alt_text: alt, alt_text_ar: altAr, focal_x: x, focal_y: y } = editor.view.fields;
  const values = {
    title: typeof title === 'string' ? title : '',
    alt: typeof alt === 'string' ? alt : '',
    altAr: typeof altAr === 'string' ? altAr : '',
    x: typeof x === 'number' ? x : 50,
    y: typeof y === 'number' ? y : 50,
  };
  return (
    <ContentFrame
      editor={editor}
      title={values.title || path}
      lead={path}
      above={<BackToList>{t.mediaBack}</BackToList>}
      problems={[...new Set(Object.values(wordProblems(values)))]}
      preview={
        <>
          <FocalPoint
            path={path}
            alt={values.alt}
            x={values.x}
            y={values.y}
            onChange={(point) => {
              editor.change('focal_x', point.x);
              editor.change('focal_y', point.y);
            }}
          />
          <UsesPanel id={id} path={path} />
        </>
      }
    >
      <Panel title={t.mediaWords}>
        <div className={css.fields}>
          <TextField
            label={t.mediaTitleField}
            value={values.title}
            maxLength={120}
            onChange={(text) => editor.change('title', text)}
          />
          <TextArea
            label={t.mediaAlt}
            description={t.mediaAltText}
            rows={3}
            maxLength={300}
            value={values.alt}
            onChange={(text) => editor.change('alt_text', text)}
          />
          <TextArea
            label={t.mediaAltAr}
            rows={3}
            maxLength={300}
            value={values.altAr}
            onChange={(text) => editor.change('alt_text_ar', text)}
          />
        </div>
      </Panel>
      <Panel title={t.mediaFocal} lead={t.mediaFocalText}>
        <div className={css.fields}>
          <Slider label={t.mediaFocalX} value={values.x} onChange={(value) => editor.change('focal_x', value)} />
          <Slider label={t.mediaFocalY} value={values.y} onChange={(value) => editor.change('focal_y', value)} />
        </div>
      </Panel>
    </ContentFrame>
  );
}
