import { scenarios } from '@duneline/specs/scenarios';
import { Button } from '@duneline/ui';
import { useState } from 'react';
import type { PanelTabProps } from '../BackendPanel.tsx';
import { panelText } from '../panelText.ts';
import * as parts from '../parts.css.ts';
import * as css from './scenario.css.ts';
import { SettingCard } from './SettingCard.tsx';

const t = panelText.scenario;

/** Selects a scenario, and describes it before it starts. */
export function ScenarioCard({ backend, actions }: PanelTabProps) {
  const present = backend.scenario;
  const known = Object.values(scenarios);
  const isOwn = present !== null && !known.some(({ name }) => name === present.name);
  const offered = isOwn ? [present, ...known] : known;
  const [name, setName] = useState(present?.name ?? '');
  const chosen = offered.find((one) => one.name === name) ?? null;
  return (
    <SettingCard title={t.scenario} hint={t.beginHint}>
      <select className={parts.field} aria-label={t.scenario} value={name} onChange={(event) => setName(event.target.value)}>
        <option value="">{t.noScenario}</option>
        {offered.map((one) => (
          <option key={one.name}>{one.name}</option>
        ))}
      </select>
      <p className={css.summary} aria-live="polite">
        {chosen?.summary ?? t.noScenarioSummary}
      </p>
      <Button size="sm" variant="primary" onPress={() => void actions.begin(chosen === present && isOwn ? chosen : name || null)}>
        {t.begin}
      </Button>
    </SettingCard>
  );
}
