import { createBackend } from '@duneline/mocks';
import { backendSpec } from '@duneline/specs/backend';
import { Alert, Button } from '@duneline/ui';
import { useRef, useState } from 'react';
import { saveFile } from '../../../lib/file/saveFile.ts';
import type { PanelTabProps } from '../BackendPanel.tsx';
import { panelProblem } from '../panelProblem.ts';
import { panelText } from '../panelText.ts';
import * as css from './scenario.css.ts';
import { SettingCard } from './SettingCard.tsx';

const t = panelText.scenario;

/** Exports the current state as a scenario file, and starts one from a file. */
export function ScenarioFileCard({ backend, actions }: PanelTabProps) {
  const file = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState('');

  const attempt = async (action: () => Promise<void>) => {
    setProblem('');
    await action().catch((error: unknown) => setProblem(panelProblem(error)));
  };
  const exportFile = async () => {
    const { printScenario } = await import('./scenarioFile.ts');
    const name = backend.scenario?.name ?? 'my-scenario';
    saveFile(
      `${name}.yaml`,
      'application/yaml',
      printScenario(backend.exportScenario(name, backend.scenario?.summary ?? 'As it was left in the panel.')),
    );
  };
  const importFile = async (chosen: File) => {
    const { readScenario } = await import('./scenarioFile.ts');
    const scenario = readScenario(chosen.name, await chosen.text());
    createBackend(backendSpec, { scenario }); // validated in a separate backend first, so that an invalid one changes nothing
    await actions.begin(scenario);
  };

  return (
    <SettingCard title={t.file} hint={t.fileHint}>
      <div className={css.buttons}>
        <Button size="sm" onPress={() => void attempt(exportFile)}>
          {t.export}
        </Button>
        <Button size="sm" onPress={() => file.current?.click()}>
          {t.import}
        </Button>
        <input
          ref={file}
          type="file"
          hidden
          accept=".yaml,.yml"
          aria-label={t.importLabel}
          onChange={(event) => {
            const [chosen] = event.target.files ?? [];
            event.target.value = '';
            if (chosen) void attempt(() => importFile(chosen));
          }}
        />
      </div>
      {problem && <Alert tone="danger" title={problem} />}
    </SettingCard>
  );
}
