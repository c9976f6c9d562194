import type { CertificateKey } from '@duneline/specs/certificate';
import * as t from '@duneline/specs/messages/certificate';
import { CopyButton, Disclosure } from '@duneline/ui';
import * as css from './Certificate.css.ts';

/** The public key, and how to verify a certificate with it in another program. */
export function PublicKeyPanel({ publicKey: { kty, crv, x } }: { readonly publicKey: CertificateKey }) {
  const text = JSON.stringify({ kty, crv, x });
  return (
    <Disclosure title={t.selfTitle} level={2}>
      <div className={css.self}>
        <p>{t.selfText}</p>
        <h3 className={css.term}>{t.publicKey}</h3>
        <code dir="ltr" className={css.key}>
          {text}
        </code>
        <CopyButton text={text} label={t.copyKey} copiedLabel={t.copied} size="sm" />
      </div>
    </Disclosure>
  );
}
