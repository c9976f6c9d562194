import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Alert, Button, Checkbox, Form, TextArea, TextField } from '@duneline/ui';
import * as t from '@duneline/specs/messages/affiliate-area';
import { affiliate } from '@duneline/specs/site';
import { useState } from 'react';
import { formatDate } from '../../../lib/format/formatDate.ts';
import { problemOf } from '../../../lib/query/problemOf.ts';
import { ServiceError } from '../../../lib/query/ServiceError.ts';
import { tableKey } from '../../../lib/query/tableKey.ts';
import type { Affiliate } from '../readAffiliate.ts';
import { applicationErrors, sendApplication, type Application } from './application.ts';

const blank: Application = { name: '', audience: '', website: '', code: '', hasAcceptedTerms: false };
const isCodeTaken = (error: unknown) => error instanceof ServiceError && error.code === 'affiliate_code_taken';

export interface ApplicationFormProps {
  /** The rejected application, to change and send again; its code stays. */
  readonly rejected?: Pick<Affiliate, 'code' | 'audience' | 'website'>;
}

/** Applies for an affiliate account; the area opens as soon as the application has arrived. */
export function ApplicationForm({ rejected }: ApplicationFormProps) {
  const queries = useQueryClient();
  const [draft, setDraft] = useState<Application>({
    ...blank,
    ...(rejected && { code: rejected.code, audience: rejected.audience, website: rejected.website ?? '' }),
  });
  const [isChecked, setIsChecked] = useState(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: sendApplication,
    // The account in the corner says whether it is an affiliate's.
    onSuccess: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: tableKey('affiliates') }),
        queries.invalidateQueries({ queryKey: tableKey('profiles') }),
      ]),
  });
  const errors = isChecked ? applicationErrors(draft) : {};
  const change = (changes: Partial<Application>) => setDraft({ ...draft, ...changes });
  return (
    <Form
      validationBehavior="aria"
      aria-label={t.becomeTitle}
      onSubmit={() => {
        setIsChecked(true);
        if (Object.keys(applicationErrors(draft)).length === 0) mutate(draft);
      }}
    >
      {error && !isCodeTaken(error) && (
        <Alert tone="danger" title={problemOf(error).title}>
          {problemOf(error).text}
        </Alert>
      )}
      <TextField
        name="name"
        label={t.applyName}
        autoComplete="name"
        maxLength={80}
        value={draft.name}
        onChange={(name) => change({ name })}
        errorMessage={errors['name']}
        isRequired
      />
      <TextArea
        name="audience"
        label={t.applyAudience}
        description={t.applyAudienceNote}
        maxLength={300}
        value={draft.audience}
        onChange={(audience) => change({ audience })}
        errorMessage={errors['audience']}
        isRequired
      />
      <TextField
        name="website"
        type="url"
        label={t.applyWebsite}
        necessity={t.applyOptional}
        description={t.applyWebsiteNote}
        value={draft.website}
        onChange={(website) => change({ website: website.trim() })}
        errorMessage={errors['website']}
      />
      {!rejected && (
        <TextField
          name="code"
          label={t.applyCode}
          necessity={t.applyOptional}
          description={t.applyCodeNote}
          maxLength={16}
          value={draft.code}
          onChange={(code) => change({ code: code.toUpperCase() })}
          errorMessage={errors['code'] ?? (isCodeTaken(error) ? t.codeTaken : undefined)}
        />
      )}
      <Checkbox
        isSelected={draft.hasAcceptedTerms}
        onChange={(hasAcceptedTerms) => change({ hasAcceptedTerms })}
        description={t.applyTermsVersion({ date: formatDate(affiliate.termsVersion) })}
      >
        {t.applyTerms}
      </Checkbox>
      {errors['terms'] && <Alert tone="danger" title={errors['terms']} />}
      <Button type="submit" variant="primary" isPending={isPending} pendingLabel={t.applySending}>
        {t.applySend}
      </Button>
    </Form>
  );
}
