import * as t from '@duneline/specs/messages/admin-content';
import { useState } from 'react';
import { ContentFrame } from '../ContentFrame.tsx';
import type { OpenedContent } from '../contentStore.ts';
import { useContentEditor } from '../useContentEditor.ts';
import { ColorsPanel } from './ColorsPanel.tsx';
import { ContrastPanel } from './ContrastPanel.tsx';
import { contrastReport } from './contrastReport.ts';
import { FontsPanel } from './FontsPanel.tsx';
import { ThemePreview } from './ThemePreview.tsx';
import { readThemeValues, withColor, type Scheme } from './themeValues.ts';

export interface ThemeEditorProps {
  readonly id: string;
  readonly opened: OpenedContent;
}

/** Edits the colors and fonts of a theme with a live preview; an illegible theme cannot be published. */
export function ThemeEditor({ id, opened }: ThemeEditorProps) {
  const editor = useContentEditor('theme_config', id, opened);
  const [scheme, setScheme] = useState<Scheme>('dark');
  const values = readThemeValues(editor.view.fields);
  const checks = contrastReport(values);
  return (
    <ContentFrame
      editor={editor}
      title={t.themeTitle}
      lead={t.themeLead}
      isBlocked={checks.some(({ ratio, needed }) => ratio < needed)}
      preview={
        <>
          <ThemePreview values={values} scheme={scheme} />
          <ContrastPanel
            checks={checks.filter((check) => check.scheme === scheme)}
            onUse={(role, color) => editor.change('colors', withColor(values, scheme, role, color))}
          />
        </>
      }
    >
      <ColorsPanel
        values={values}
        published={readThemeValues(editor.published.fields)}
        scheme={scheme}
        onSchemeChange={setScheme}
        onChange={(role, color) => editor.change('colors', withColor(values, scheme, role, color))}
      />
      <FontsPanel fonts={values.fonts} onChange={(fonts) => editor.change('fonts', fonts)} />
    </ContentFrame>
  );
}
