import { personas } from '@duneline/specs/scenarios';
import { Button } from '@duneline/ui';
import type { PanelTabProps } from '../BackendPanel.tsx';
import { panelText } from '../panelText.ts';
import * as css from './scenario.css.ts';
import { SettingCard } from './SettingCard.tsx';

const t = panelText.scenario;

/** Signs in as a persona with one press. */
export function PersonaCard({ actions }: PanelTabProps) {
  return (
    <SettingCard title={t.persona} hint={t.becomeHint}>
      <div className={css.buttons}>
        {Object.values(personas).map(({ name, summary }) => (
          <Button key={name} size="sm" title={summary} onPress={() => void actions.become(name)}>
            {name}
          </Button>
        ))}
      </div>
    </SettingCard>
  );
}
