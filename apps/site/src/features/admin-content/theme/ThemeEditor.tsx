import * as t from '@duneline/specs/messages/admin-content';
import { useState } from 'react';
import { changedPaths } from '../../../lib/changes/changedPaths.ts';
import { ConflictNotice } from '../ConflictNotice.tsx';
import * as css from '../contentEditor.css.ts';
import type { OpenedContent } from '../contentStore.ts';
import { DraftBar } from '../DraftBar.tsx';
import { DraftErrors } from '../DraftErrors.tsx';
import { HistoryPanel } from '../HistoryPanel.tsx';
import { useContentDraft } from '../useContentDraft.ts';
import { useVersions } from '../useVersions.ts';
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

/** Edits the colors and fonts of a theme with a live preview; a theme that cannot be read is not published. */
export function ThemeEditor({ id, opened }: ThemeEditorProps) {
  const { view, send, savedAt } = useContentDraft('theme_config', id, opened);
  const versions = useVersions('theme_config', id, view.status);
  const [scheme, setScheme] = useState<Scheme>('dark');
  const values = readThemeValues(view.fields);
  const published = versions.data?.[0] ?? { version: opened.row.version, fields: opened.row.fields };
  const checks = contrastReport(values);
  const change = (name: 'colors' | 'fonts', value: unknown) => send({ type: 'field.change', name, value });
  return (
    <div className={css.page}>
      <DraftBar
        title={t.themeTitle}
        view={view}
        count={changedPaths(published.fields, view.fields).length}
        version={published.version}
        savedAt={savedAt}
        isBlocked={checks.some(({ ratio, needed }) => ratio < needed)}
        send={send}
      />
      <ConflictNotice view={view} send={send} />
      <DraftErrors view={view} send={send} />
      <div className={css.columns}>
        <div className={css.column}>
          <ColorsPanel
            values={values}
            published={readThemeValues(published.fields)}
            scheme={scheme}
            onSchemeChange={setScheme}
            onChange={(role, color) => change('colors', withColor(values, scheme, role, color))}
          />
          <FontsPanel fonts={values.fonts} onChange={(fonts) => change('fonts', fonts)} />
          <HistoryPanel versions={versions} view={view} send={send} />
        </div>
        <div className={css.column}>
          <ThemePreview values={values} scheme={scheme} />
          <ContrastPanel
            checks={checks.filter((check) => check.scheme === scheme)}
            onUse={(role, color) => change('colors', withColor(values, scheme, role, color))}
          />
        </div>
      </div>
    </div>
  );
}
