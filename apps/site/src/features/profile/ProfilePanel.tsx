import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Alert, Button, ComboBox, Form, Panel, SegmentedControl, Skeleton, TextField } from '@duneline/ui';
import * as t from '@duneline/specs/messages/profile';
import { useState } from 'react';
import { problemOf } from '../../lib/query/problemOf.ts';
import { QueryProblem } from '../../lib/query/QueryProblem.tsx';
import { tableKey } from '../../lib/query/tableKey.ts';
import { saveProfile, timeZones, useProfile, type Profile } from './profile.ts';
import * as css from './ProfilePanel.css.ts';

const languages = [
  { id: 'en', label: 'English' },
  { id: 'ar', label: 'العربية' },
] as const;

/** The name, language and time zone of the account. */
export function ProfilePanel() {
  const { data: profile, error, isPending, isFetching, refetch } = useProfile();
  return (
    <Panel title={t.profile} lead={t.profileLead}>
      {error ? (
        <QueryProblem error={error} isPending={isFetching} onRetry={() => void refetch()} />
      ) : isPending ? (
        <Skeleton lines={3} />
      ) : (
        profile && <ProfileForm id={profile.id} first={profile} />
      )}
    </Panel>
  );
}

function ProfileForm({ id, first }: { readonly id: string; readonly first: Profile }) {
  const queries = useQueryClient();
  const [profile, setProfile] = useState(first);
  const save = useMutation({
    mutationFn: () => saveProfile(id, profile),
    onSuccess: () => queries.invalidateQueries({ queryKey: tableKey('profiles') }),
  });
  const isNameMissing = profile.display_name.trim() === '';
  const change = (changes: Partial<Profile>) => {
    save.reset();
    setProfile({ ...profile, ...changes });
  };
  return (
    <Form validationBehavior="aria" aria-label={t.profile} onSubmit={() => !isNameMissing && save.mutate()}>
      {save.error && (
        <Alert tone="danger" title={problemOf(save.error).title}>
          {problemOf(save.error).text}
        </Alert>
      )}
      {save.isSuccess && <Alert tone="success" title={t.profileSaved} />}
      <div className={css.pair}>
        <TextField
          name="name"
          label={t.name}
          autoComplete="name"
          maxLength={80}
          value={profile.display_name}
          onChange={(display_name) => change({ display_name })}
          errorMessage={isNameMissing ? t.nameNeeded : undefined}
          isRequired
        />
        <ComboBox
          label={t.timeZone}
          items={timeZones(profile.time_zone).map((value) => ({ id: value, label: value.replaceAll('_', ' ') }))}
          value={profile.time_zone}
          onChange={(time_zone) => time_zone && change({ time_zone })}
        />
      </div>
      <SegmentedControl
        aria-label={t.language}
        items={languages}
        selectedKey={profile.locale === 'ar' ? 'ar' : 'en'}
        onSelectionChange={(locale) => change({ locale })}
      />
      <div className={css.actions}>
        <Button type="submit" isPending={save.isPending} pendingLabel={t.saving}>
          {t.saveProfile}
        </Button>
      </div>
    </Form>
  );
}
