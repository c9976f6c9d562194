import * as t from '@duneline/specs/messages/admin-content';
import { Panel, Select } from '@duneline/ui';
import * as css from '../contentEditor.css.ts';
import type { ThemeValues } from './themeValues.ts';

/** The families whose files the site ships. */
const families = ['Familjen Grotesk', 'Hanken Grotesk', 'Readex Pro'].map((name) => ({ id: name, label: name }));

export interface FontsPanelProps {
  readonly fonts: ThemeValues['fonts'];
  readonly onChange: (fonts: ThemeValues['fonts']) => void;
}

/** The font of headings and the font of texts. */
export function FontsPanel({ fonts, onChange }: FontsPanelProps) {
  return (
    <Panel title={t.fonts}>
      <div className={css.fields}>
        <Select
          label={t.headingFont}
          items={families}
          value={fonts.heading}
          onChange={(heading) => onChange({ ...fonts, heading })}
        />
        <Select label={t.bodyFont} items={families} value={fonts.body} onChange={(body) => onChange({ ...fonts, body })} />
      </div>
    </Panel>
  );
}
