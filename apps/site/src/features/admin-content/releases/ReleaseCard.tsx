import * as t from '@duneline/specs/messages/admin-releases';
import { Alert, Badge, Button, Panel, warning, type BadgeProps } from '@duneline/ui';
import { Suspense, useState } from 'react';
import { formatMoment } from '../../../lib/format/formatMoment.ts';
import { lazyPart } from '../../../lib/lazy-part/lazyPart.tsx';
import * as css from '../contentEditor.css.ts';
import { DocumentLink } from './DocumentLink.tsx';
import { kindAndLanguage } from './documentPlaces.ts';
import { cancelRelease, rollBackRelease, type Release } from './releaseStore.ts';
import { useReleaseAction } from './useReleaseAction.ts';

const ConfirmDialog = lazyPart(async () => (await import('../ConfirmDialog.tsx')).ConfirmDialog);
const RollBackReleaseDialog = lazyPart(async () => (await import('./RollBackReleaseDialog.tsx')).RollBackReleaseDialog);

const states = {
  planned: { label: t.planned, tone: 'info' },
  live: { label: t.live, tone: 'success' },
  failed: { label: t.failed, tone: 'danger' },
  'rolled back': { label: t.rolledBack, tone: 'neutral' },
} as const satisfies Record<Release['state'], { label: string; tone: BadgeProps['tone'] }>;

/** What the database says about a release that failed, in the admin's language. */
const problems: Readonly<Record<string, string>> = {
  'A draft of this release has changed since it was planned.': t.problemDraft,
  'Somebody else has changed this row.': t.problemVersion,
  'The row does not exist any more.': t.problemGone,
  'Only an admin publishes content.': t.problemAdmin,
};

/** The sentence of a check is for people; what Postgres says by itself has neither a capital letter nor a full stop. */
const problemText = (problem: string) => problems[problem] ?? (/^[A-Z].*\.$/s.test(problem) ? problem : t.problemOther);

const dateOf = ({ state, publish_at: due, published_at: published, rolled_back_at: end }: Release): string => {
  if (state === 'rolled back' && end !== null) return t.rolledBackAt({ moment: formatMoment(end) });
  if (published !== null) return t.liveSince({ moment: formatMoment(published) });
  return state === 'failed' ? t.failedAt({ moment: formatMoment(due) }) : t.plannedFor({ moment: formatMoment(due) });
};

/** A release with its documents; a live one can be rolled back, a planned or failed one canceled. */
export function ReleaseCard({ release }: { readonly release: Release }) {
  const { id, name, state, problem, planner, items } = release;
  const [isAsking, setIsAsking] = useState(false);
  const rollBack = useReleaseAction(rollBackRelease, () => t.rolledBackToast);
  const cancel = useReleaseAction(cancelRelease, () => t.canceledToast);
  const isLive = state === 'live';
  const action = isLive ? rollBack : cancel;
  const label = isLive ? t.rollBack : state === 'failed' ? t.remove : t.cancelRelease;
  return (
    <Panel
      level={3}
      title={<bdi>{name}</bdi>}
      lead={planner === null ? dateOf(release) : t.byPlanner({ date: dateOf(release), planner })}
      actions={<Badge tone={states[state].tone}>{states[state].label}</Badge>}
    >
      {problem !== null && (
        <Alert tone="danger" title={t.failedTitle}>
          {problemText(problem)} {t.failedText}
        </Alert>
      )}
      <ul role="list" className={css.list}>
        {items.map((item) => (
          <li key={`${item.table} ${item.id}`} className={css.row}>
            <span className={css.rowText}>
              <DocumentLink document={item} />
              <span className={css.quiet}>{kindAndLanguage(item.table, item.language)}</span>
            </span>
            {item.isChanged && state !== 'rolled back' && (
              <Badge tone="warning" icon={warning}>
                {t.changedSince}
              </Badge>
            )}
          </li>
        ))}
      </ul>
      {state !== 'rolled back' && (
        <div>
          <Button
            size="sm"
            variant={isLive ? 'danger' : 'secondary'}
            isPending={action.isPending}
            onPress={() => setIsAsking(true)}
          >
            {label}
          </Button>
        </div>
      )}
      <Suspense fallback={null}>
        {isAsking && isLive && (
          <RollBackReleaseDialog release={release} onClose={() => setIsAsking(false)} onConfirm={() => action.mutate(id)} />
        )}
        {isAsking && !isLive && (
          <ConfirmDialog
            title={t.cancelTitle({ name })}
            text={t.cancelText}
            confirmLabel={label}
            cancelLabel={t.keep}
            tone="danger"
            onClose={() => setIsAsking(false)}
            onConfirm={() => action.mutate(id)}
          />
        )}
      </Suspense>
    </Panel>
  );
}
