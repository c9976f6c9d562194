import * as t from '@duneline/specs/messages/admin-content';
import { EmptyState, Panel, Switch } from '@duneline/ui';
import { bannedClaimsIn } from '../bannedClaims.ts';
import { ContentFrame } from '../ContentFrame.tsx';
import * as css from '../contentEditor.css.ts';
import type { OpenedContent } from '../contentStore.ts';
import { BackToList } from '../../../lib/areas/BackToList.tsx';
import { SitePreview } from '../preview/SitePreview.tsx';
import { useContentEditor } from '../useContentEditor.ts';
import { componentForms, componentNames, hideable } from './componentForms.ts';
import { SettingField } from './SettingField.tsx';

export interface ComponentEditorProps {
  readonly id: string;
  readonly opened: OpenedContent;
}

/** Edits the settings of a component, with a form derived from its settings. */
export function ComponentEditor({ id, opened }: ComponentEditorProps) {
  const editor = useContentEditor('component_config', id, opened);
  const component = opened.place.component ?? '';
  const forms = componentForms[component] ?? [];
  const settings = settingsOf(editor.view.fields['settings']);
  const isEnabled = editor.view.fields['is_enabled'] !== false;
  return (
    <ContentFrame
      editor={editor}
      title={componentNames[component] ?? component}
      lead={t.componentEditorLead}
      above={<BackToList>{t.componentsBack}</BackToList>}
      problems={bannedClaimsIn(JSON.stringify(settings))}
      preview={<SitePreview published={editor.published.version} />}
    >
      <Panel title={t.settings}>
        <div className={css.fields}>
          {hideable.has(component) && (
            <Switch isSelected={isEnabled} onChange={(isOn) => editor.change('is_enabled', isOn)}>
              {t.componentShown}
            </Switch>
          )}
          {forms.length === 0 && <EmptyState title={t.componentUnknown} />}
          {forms.map((form) => (
            <SettingField
              key={form.name}
              form={form}
              value={settings[form.name]}
              onChange={(value) => editor.change('settings', { ...settings, [form.name]: value })}
            />
          ))}
        </div>
      </Panel>
    </ContentFrame>
  );
}

function settingsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}
