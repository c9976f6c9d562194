import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Alert, Button, Form, Panel, Select, TextField } from '@duneline/ui';
import * as t from '@duneline/specs/messages/affiliate-tools';
import { useState } from 'react';
import { randomId } from '../../../lib/id/randomId.ts';
import { problemOf } from '../../../lib/query/problemOf.ts';
import { ServiceError } from '../../../lib/query/ServiceError.ts';
import { tableKey } from '../../../lib/query/tableKey.ts';
import type { Affiliate } from '../readAffiliate.ts';
import { blankLink, linkAddress, linkPages, toTag, wrongLinkFields, type LinkDraft, type LinkField } from './linkDraft.ts';
import { saveLink } from './links.ts';
import * as css from './Tools.css.ts';

const blank = () => ({ id: randomId(), draft: blankLink });
const isNameTaken = (error: unknown) => error instanceof ServiceError && error.code === '23505';

/** Builds a link from a page and a campaign, and shows its address while it is written. */
export function LinkBuilder({ affiliate, onSaved }: { readonly affiliate: Affiliate; readonly onSaved: (id: string) => void }) {
  const queries = useQueryClient();
  const [{ id, draft }, setWritten] = useState(blank);
  const [isChecked, setIsChecked] = useState(false);
  const save = useMutation({
    mutationFn: () => saveLink(affiliate.id, id, draft),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: tableKey('affiliate_links') });
      setWritten(blank());
      setIsChecked(false);
      onSaved(id);
    },
  });
  const wrong = isChecked ? wrongLinkFields(draft) : [];
  const change = (changes: Partial<LinkDraft>) => setWritten({ id, draft: { ...draft, ...changes } });
  const campaignField = (field: Exclude<LinkField, 'name' | 'path'>, label: string, description: string) => (
    <TextField
      name={field}
      label={label}
      description={description}
      maxLength={60}
      value={draft[field]}
      onChange={(value) => change({ [field]: value })}
      errorMessage={wrong.includes(field) ? t.tagWrong : undefined}
      autoComplete="off"
      isRequired
    />
  );
  return (
    <Panel title={t.builder} lead={t.builderLead}>
      <Form
        validationBehavior="aria"
        aria-label={t.builder}
        onSubmit={() => {
          setIsChecked(true);
          if (wrongLinkFields(draft).length === 0) save.mutate();
        }}
      >
        {save.error && !isNameTaken(save.error) && (
          <Alert tone="danger" title={problemOf(save.error).title}>
            {problemOf(save.error).text}
          </Alert>
        )}
        <div className={css.pair}>
          <TextField
            name="name"
            label={t.name}
            description={t.nameNote}
            maxLength={60}
            value={draft.name}
            onChange={(name) => change({ name })}
            errorMessage={wrong.includes('name') ? t.nameWrong : isNameTaken(save.error) ? t.nameTaken : undefined}
            autoComplete="off"
            isRequired
          />
          <Select
            label={t.page}
            description={t.pageNote}
            items={linkPages}
            value={draft.path}
            onChange={(path) => change({ path })}
          />
        </div>
        <div className={css.three}>
          {campaignField('source', t.source, t.sourceNote)}
          {campaignField('medium', t.medium, t.mediumNote)}
          {campaignField('campaign', t.campaign, t.campaignNote)}
        </div>
        <div>
          <p className={css.term}>{t.address}</p>
          <p className={css.address} dir="ltr">
            {linkAddress(affiliate.code, {
              id,
              path: draft.path,
              utm_source: toTag(draft.source),
              utm_medium: toTag(draft.medium),
              utm_campaign: toTag(draft.campaign),
            })}
          </p>
        </div>
        <Button type="submit" variant="primary" isPending={save.isPending} pendingLabel={t.saving}>
          {t.save}
        </Button>
      </Form>
    </Panel>
  );
}
