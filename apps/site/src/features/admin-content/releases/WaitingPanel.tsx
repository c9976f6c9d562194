import * as t from '@duneline/specs/messages/admin-releases';
import { Button, Checkbox, EmptyState, Panel, RelativeTime, TextField } from '@duneline/ui';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../../lib/lazy-part/lazyPart.tsx';
import { formatMoment } from '../../../lib/format/formatMoment.ts';
import * as css from '../contentEditor.css.ts';
import { browserZone } from '../clockChange.ts';
import { MomentField } from '../MomentField.tsx';
import { DocumentLink } from './DocumentLink.tsx';
import { kindAndLanguage } from './documentPlaces.ts';
import * as own from './releases.css.ts';
import { createRelease, type ReleaseDocument } from './releaseStore.ts';
import { useReleaseAction } from './useReleaseAction.ts';

const ConfirmDialog = lazyPart(async () => (await import('../ConfirmDialog.tsx')).ConfirmDialog);

const keyOf = ({ table, id }: ReleaseDocument) => `${table} ${id}`;

/** What publishing the document would change, before the time of its last change. */
function changeOf({ draft, status }: ReleaseDocument): string {
  if (status === 'unpublished') return t.unpublished;
  return draft === null ? t.neverPublished : t.draftChanged;
}

export interface WaitingPanelProps {
  readonly documents: readonly ReleaseDocument[];
}

/** The documents that are not published, of which a release is made. */
export function WaitingPanel({ documents }: WaitingPanelProps) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [name, setName] = useState('');
  const [publishAt, setPublishAt] = useState<string | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const [isNameMissing, setIsNameMissing] = useState(false);
  const release = useReleaseAction(createRelease, (sent) =>
    sent.publishAt === null ? t.publishedToast : t.plannedToast({ moment: formatMoment(sent.publishAt) }),
  );
  const selected = documents.filter((document) => chosen.has(keyOf(document)));
  const count = selected.length;
  if (documents.length === 0) {
    return (
      <Panel title={t.waiting}>
        <EmptyState level={3} title={t.waitingEmpty} />
      </Panel>
    );
  }
  const toggle = (document: ReleaseDocument, isChosen: boolean) => {
    const next = new Set(chosen);
    if (isChosen) next.add(keyOf(document));
    else next.delete(keyOf(document));
    setChosen(next);
  };
  const send = () =>
    release.mutate(
      { name: name.trim(), documents: selected, publishAt },
      {
        onSuccess: () => {
          setChosen(new Set());
          setName('');
          setPublishAt(null);
        },
      },
    );
  const submit = () => {
    setIsNameMissing(name.trim() === '');
    if (name.trim() !== '') setIsAsking(true);
  };
  const action = publishAt === null ? t.publishTogether({ count }) : t.planTogether({ count });
  return (
    <Panel title={t.waiting} lead={t.waitingLead}>
      <ul role="list" className={css.list}>
        {documents.map((document) => (
          <li key={keyOf(document)} className={own.choice}>
            <Checkbox
              isSelected={chosen.has(keyOf(document))}
              onChange={(isChosen) => toggle(document, isChosen)}
              description={
                <>
                  {kindAndLanguage(document.table, document.language)} · {changeOf(document)}{' '}
                  <RelativeTime value={document.changedAt} />
                </>
              }
            >
              <bdi lang={document.language ?? undefined}>{document.name}</bdi>
            </Checkbox>
            <DocumentLink document={document} verb={t.open} />
          </li>
        ))}
      </ul>
      <div className={css.fields}>
        <TextField
          label={t.name}
          description={t.nameText}
          value={name}
          maxLength={120}
          onChange={setName}
          errorMessage={isNameMissing && name.trim() === '' ? t.nameMissing : undefined}
        />
        <MomentField
          label={t.when}
          nowLabel={t.now}
          laterLabel={t.later}
          momentLabel={t.moment}
          momentText={t.momentText({ zone: browserZone })}
          overText={t.momentOver}
          value={publishAt}
          onChange={setPublishAt}
        />
        <div>
          <Button variant="primary" isDisabled={count === 0} isPending={release.isPending} onPress={submit}>
            {action}
          </Button>
        </div>
      </div>
      <Suspense fallback={null}>
        {isAsking && (
          <ConfirmDialog
            title={publishAt === null ? t.publishTitle({ count }) : t.planTitle({ count })}
            text={publishAt === null ? t.publishText : t.planText({ moment: formatMoment(publishAt) })}
            confirmLabel={action}
            cancelLabel={t.cancel}
            onClose={() => setIsAsking(false)}
            onConfirm={send}
          />
        )}
      </Suspense>
    </Panel>
  );
}
