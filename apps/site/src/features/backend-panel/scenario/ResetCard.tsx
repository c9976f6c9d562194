import { Button } from '@duneline/ui';
import { useState } from 'react';
import type { PanelTabProps } from '../BackendPanel.tsx';
import { panelText } from '../panelText.ts';
import * as parts from '../parts.css.ts';
import { SettingCard } from './SettingCard.tsx';

const t = panelText.scenario;

/** Resets to the start of the scenario. */
export function ResetCard({ backend }: PanelTabProps) {
  const [isDone, setIsDone] = useState(false);
  return (
    <SettingCard title={t.reset} hint={t.resetHint}>
      <Button
        size="sm"
        variant="danger"
        onPress={() => {
          backend.reset();
          setIsDone(true);
        }}
      >
        {t.reset}
      </Button>
      <output className={parts.muted}>{isDone ? t.resetDone : ''}</output>
    </SettingCard>
  );
}
