import type { ContentDraftEvent, ContentDraftView } from '@duneline/machines';
import * as t from '@duneline/specs/messages/admin-content';
import { Alert, Badge, Button, check, eyeOff, Panel, RelativeTime, Skeleton } from '@duneline/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../lib/lazy-part/lazyPart.tsx';
import { isPublished } from './contentRow.ts';
import type { ContentVersion } from './contentStore.ts';
import * as css from './contentEditor.css.ts';

const RollBackDialog = lazyPart(async () => (await import('./RollBackDialog.tsx')).RollBackDialog);

export interface HistoryPanelProps {
  /** @default 'History' */
  readonly title?: string;
  readonly versions: UseQueryResult<ContentVersion[]>;
  /** Whether visitors see the present version. @default true for one that is published */
  readonly isLive?: boolean;
  readonly view: ContentDraftView;
  readonly send: (event: ContentDraftEvent) => void;
}

/** The versions of a row; an earlier one can be published again. */
export function HistoryPanel({ title = t.history, versions, isLive, view, send }: HistoryPanelProps) {
  const [chosen, setChosen] = useState<ContentVersion | null>(null);
  const hasDraft = view.changed.length > 0;
  const { data: list = [], isPending, isError, refetch } = versions;
  const isVisible = isLive ?? isPublished(list[0]?.status ?? null);
  return (
    <Panel title={title}>
      {isPending && <Skeleton lines={3} />}
      {isError && (
        <Alert
          tone="danger"
          title={t.historyFailed}
          action={
            <Button size="sm" onPress={() => void refetch()}>
              {t.retry}
            </Button>
          }
        />
      )}
      {hasDraft && list.length > 1 && <p className={css.quiet}>{t.endDraftFirst}</p>}
      <ul role="list" className={css.list}>
        {list.map((one, index) => (
          <li key={one.version} className={css.row}>
            <span className={css.rowText}>
              <span>{t.version({ version: String(one.version) })}</span>
              <span className={css.quiet}>
                {one.madeBy === null ? t.versionBySystem : t.versionBy({ person: one.madeBy })}{' '}
                <RelativeTime value={one.madeAt} />
              </span>
            </span>
            {index === 0 ? (
              <PresentBadge isLive={isVisible} />
            ) : (
              <Button size="sm" isDisabled={hasDraft} onPress={() => setChosen(one)}>
                {t.rollBack}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {list.length === 1 && <p className={css.quiet}>{t.historyEmpty}</p>}
      <Suspense fallback={null}>
        {chosen && (
          <RollBackDialog
            version={chosen}
            present={view.fields}
            isLive={isVisible}
            onClose={() => setChosen(null)}
            onConfirm={() => send({ type: 'content.rollBack', fields: chosen.fields })}
          />
        )}
      </Suspense>
    </Panel>
  );
}

function PresentBadge({ isLive }: { readonly isLive: boolean }) {
  return (
    <Badge tone={isLive ? 'success' : 'neutral'} icon={isLive ? check : eyeOff}>
      {isLive ? t.live : t.notLive}
    </Badge>
  );
}
