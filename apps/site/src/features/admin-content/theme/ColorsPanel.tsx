import * as t from '@duneline/specs/messages/admin-content';
import { ColorField, Panel, SegmentedControl } from '@duneline/ui';
import * as css from '../contentEditor.css.ts';
import { colorRoles, type ColorRole, type Scheme, type ThemeValues } from './themeValues.ts';

const texts: Readonly<Record<ColorRole, readonly [label: string, use: string]>> = {
  primary: [t.primary, t.primaryText],
  secondary: [t.secondary, t.secondaryText],
  background: [t.background, t.backgroundText],
  foreground: [t.foreground, t.foregroundText],
  accent: [t.accent, t.accentText],
  muted: [t.muted, t.mutedText],
};

export interface ColorsPanelProps {
  readonly values: ThemeValues;
  readonly published: ThemeValues;
  readonly scheme: Scheme;
  readonly onSchemeChange: (scheme: Scheme) => void;
  readonly onChange: (role: ColorRole, color: string) => void;
}

/** The six colors of one color scheme. */
export function ColorsPanel({ values, published, scheme, onSchemeChange, onChange }: ColorsPanelProps) {
  return (
    <Panel
      title={t.colors}
      actions={
        <SegmentedControl
          aria-label={t.scheme}
          selectedKey={scheme}
          onSelectionChange={onSchemeChange}
          items={[
            { id: 'dark', label: t.dark },
            { id: 'light', label: t.light },
          ]}
        />
      }
    >
      <div className={css.fields}>
        {colorRoles.map((role) => {
          const [label, use] = texts[role];
          const color = values.colors[scheme][role];
          const isChanged = color.toUpperCase() !== published.colors[scheme][role].toUpperCase();
          return (
            <ColorField
              key={role}
              label={label}
              {...(isChanged && { necessity: t.changed })}
              description={use}
              value={color.toLowerCase()}
              onChange={(picked) => onChange(role, picked)}
            />
          );
        })}
      </div>
    </Panel>
  );
}
