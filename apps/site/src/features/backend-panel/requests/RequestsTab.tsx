import { Button, EmptyState } from '@duneline/ui';
import { useState } from 'react';
import type { PanelTabProps } from '../BackendPanel.tsx';
import { panelText } from '../panelText.ts';
import * as parts from '../parts.css.ts';
import { useLog } from '../useBackend.ts';
import { RequestEntry } from './RequestEntry.tsx';
import * as css from './requests.css.ts';
import { isProblem, matchesSearch } from './verdicts.ts';

const t = panelText.requests;

/** The page's requests to the backend, newest first. */
export function RequestsTab({ backend }: PanelTabProps) {
  const log = useLog(backend);
  const [words, setWords] = useState('');
  const [isNarrow, setIsNarrow] = useState(false);
  const shown = log.filter((entry) => matchesSearch(entry, words.trim()) && (!isNarrow || isProblem(entry))).toReversed();
  const [nothing, hint] = log.length === 0 ? [t.empty, t.emptyHint] : [t.noMatch, ''];

  return (
    <>
      <div className={parts.toolbar}>
        <span className={parts.grow}>
          <input
            type="search"
            className={parts.field}
            aria-label={t.filter}
            placeholder={t.filter}
            value={words}
            onChange={(event) => setWords(event.target.value)}
          />
        </span>
        <label className={parts.check}>
          <input type="checkbox" checked={isNarrow} onChange={(event) => setIsNarrow(event.target.checked)} />
          {t.onlyProblems}
        </label>
        <Button size="sm" onPress={() => backend.clearLog()} isDisabled={log.length === 0}>
          {t.clear}
        </Button>
      </div>
      {shown.length === 0 ? (
        <div className={parts.padded}>
          <EmptyState title={nothing}>{hint}</EmptyState>
        </div>
      ) : (
        <ol role="list" className={css.list} reversed>
          {shown.map((entry) => (
            <li key={entry.id}>
              <RequestEntry entry={entry} />
            </li>
          ))}
        </ol>
      )}
    </>
  );
}
