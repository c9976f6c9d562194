import * as t from '@duneline/specs/messages/security';
import { Alert, Button } from '@duneline/ui';
import type { UserIdentity } from '@supabase/auth-js';
import { useState } from 'react';
import { connectIdentity, disconnectIdentity } from '../../lib/backend/identities.ts';
import { formatDate } from '../../lib/format/formatDate.ts';
import { Problem } from './Problem.tsx';
import * as css from './security.css.ts';
import { SecurityCard } from './SecurityCard.tsx';
import { useSecurity } from './securityContext.ts';
import { SettingRow } from './SettingRow.tsx';
import { useChange } from './useChange.ts';

/** The sign-in methods: each can be unlinked while another remains, and providers can be linked. */
export function IdentitiesCard() {
  const { security } = useSecurity();
  const change = useChange();
  const [gone, setGone] = useState<string | null>(null);
  const { identities, providers } = security;
  const missing = providers.filter((provider) => identities.every((identity) => identity.provider !== provider));

  function disconnect(identity: UserIdentity) {
    setGone(null);
    void change.run(
      () => disconnectIdentity(identity),
      () => setGone(nameOf(identity.provider)),
    );
  }

  return (
    <SecurityCard title={t.identitiesTitle} text={t.identitiesText}>
      <Problem of={change} />
      {gone !== null && <Alert tone="success" title={t.disconnected({ provider: gone })} />}
      <ul role="list" className={css.list}>
        {identities.map((identity) => (
          <li key={identity.identity_id}>
            <SettingRow
              term={nameOf(identity.provider)}
              action={
                identities.length > 1 && (
                  <Button
                    aria-label={t.disconnectNamed({ provider: nameOf(identity.provider) })}
                    isDisabled={change.isPending}
                    onPress={() => disconnect(identity)}
                  >
                    {t.disconnect}
                  </Button>
                )
              }
            >
              <span>{addressOf(identity)}</span>
              {identity.created_at && <span>{` · ${t.identitySince({ date: formatDate(identity.created_at) })}`}</span>}
            </SettingRow>
          </li>
        ))}
      </ul>
      {identities.length === 1 && <p className={css.text}>{t.disconnectLast}</p>}
      {missing.length > 0 && (
        <div className={css.actions}>
          {missing.map((provider) => (
            <Button
              key={provider}
              isDisabled={change.isPending}
              onPress={() => void change.leave(() => connectIdentity(provider))}
            >
              {t.connect({ provider: nameOf(provider) })}
            </Button>
          ))}
        </div>
      )}
    </SecurityCard>
  );
}

function addressOf({ provider, identity_data: data }: UserIdentity): string {
  const phone: unknown = data?.['phone'];
  const email: unknown = data?.['email'];
  if (provider === 'phone' && typeof phone === 'string') return `+${phone}`;
  return typeof email === 'string' ? email : '';
}

function nameOf(provider: string): string {
  if (provider === 'email') return t.identityEmail;
  if (provider === 'phone') return t.identityPhone;
  return provider.charAt(0).toUpperCase() + provider.slice(1);
}
