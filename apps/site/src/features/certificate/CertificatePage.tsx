import type { Answer } from '@duneline/specs/answers/certificate';
import * as t from '@duneline/specs/messages/certificate';
import { Skeleton } from '@duneline/ui';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PageHead } from '../../lib/page/PageHead.tsx';
import { usePublicQuery } from '../../lib/remote/usePublicQuery.ts';
import { useIsHydrated } from '../../lib/start/useIsHydrated.ts';
import { CertificateForm } from './CertificateForm.tsx';
import { PublicKeyPanel } from './PublicKeyPanel.tsx';
import { SharePanel } from './SharePanel.tsx';
import { SignedCertificate } from './SignedCertificate.tsx';
import { VerdictAlert } from './VerdictAlert.tsx';
import { verifyCertificate } from './verifyCertificate.ts';
import * as css from './Certificate.css.ts';

/** The page /certificate: the certificate in the URL and whether it is genuine, or a field to enter one. */
export function CertificatePage() {
  const [query] = useSearchParams();
  const isHydrated = useIsHydrated(); // the query string is unknown while prerendering
  const id = isHydrated ? query.get('id') : null;
  return (
    <>
      <PageHead title={t.title} lead={t.lead} />
      <div className={css.page}>
        {id !== null && <Verified key={id} id={id} />}
        <CertificateForm key={`form ${id ?? ''}`} isFirst={id === null} />
      </div>
    </>
  );
}

const nameOn = ({ holderName, isNameHidden }: Answer) => holderName ?? (isNameHidden ? t.hiddenName : t.unconfirmedName);

function Verified({ id }: { readonly id: string }) {
  const { remote, retry } = usePublicQuery(useCallback(() => verifyCertificate(id), [id]));
  if (remote.status === 'loading') {
    return (
      <div aria-busy>
        <Skeleton lines={8} />
      </div>
    );
  }
  const result = remote.status === 'ready' ? remote.value : ({ state: 'unreached' } as const);
  return (
    <>
      <VerdictAlert state={result.state} onRetry={retry} />
      {'certificate' in result && (
        <>
          <SignedCertificate facts={result.certificate} path={result.certificate.path} name={nameOn(result.certificate)} />
          <SharePanel id={id} number={result.certificate.number} />
          <PublicKeyPanel publicKey={result.certificate.publicKey} />
        </>
      )}
      {'facts' in result && (
        <>
          <SignedCertificate facts={result.facts} path={[]} name={t.nameOffline} />
          <PublicKeyPanel publicKey={result.publicKey} />
        </>
      )}
    </>
  );
}
