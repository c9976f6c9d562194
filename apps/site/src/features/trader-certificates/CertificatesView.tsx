import * as t from '@duneline/specs/messages/certificate';
import { EmptyState, SampleNote } from '@duneline/ui';
import { useQuery } from '@tanstack/react-query';
import { tableKey } from '../../lib/query/tableKey.ts';
import { QueryPanel } from '../../lib/query/QueryPanel.tsx';
import { CertificateItem } from './CertificateItem.tsx';
import { readCertificates, readSignedIds } from './readCertificates.ts';
import * as css from './Certificates.css.ts';

/** Every certificate of the person, with its public page and whether it shows their name. */
export function CertificatesView() {
  const certificates = useQuery({ queryKey: tableKey('certificates', 'own'), queryFn: readCertificates });
  const ids = useQuery({ queryKey: tableKey('certificates', 'signed ids'), queryFn: readSignedIds });
  return (
    <section className={css.card} aria-labelledby="certificates">
      <div className={css.head}>
        <h2 id="certificates" className={css.title}>
          {t.listTitle}
        </h2>
        <SampleNote>{t.simulated}</SampleNote>
      </div>
      <p className={css.lead}>{t.listLead}</p>
      <QueryPanel query={certificates}>
        {(own) =>
          own.length === 0 ? (
            <EmptyState level={3} title={t.empty}>
              {t.emptyText}
            </EmptyState>
          ) : (
            <QueryPanel query={ids}>
              {(signed) => (
                <ul role="list" className={css.list}>
                  {own.map((one) => (
                    <CertificateItem key={one.id} certificate={one} signedId={signed.get(one.number)} />
                  ))}
                </ul>
              )}
            </QueryPanel>
          )
        }
      </QueryPanel>
    </section>
  );
}
