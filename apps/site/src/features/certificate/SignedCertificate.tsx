import type { CertificateFacts } from '@duneline/specs/certificate';
import * as t from '@duneline/specs/messages/certificate';
import { brand, catalogue } from '@duneline/specs/site';
import { Certificate } from '@duneline/ui';
import { formatDate } from '../../lib/format/formatDate.ts';
import { formatMoney } from '../../lib/format/formatMoney.ts';

export interface SignedCertificateProps {
  readonly facts: CertificateFacts;
  /** Closing balances of the account, in basis points of its initial balance. */
  readonly path: readonly number[];
  /** The holder's name, or a placeholder. */
  readonly name: string;
}

/** The certificate: everything on it except the name and the edge is part of the signed id. */
export function SignedCertificate({ facts, path, name }: SignedCertificateProps) {
  const { kind, program, sizeCents, amountCents, issuedOn, number } = facts;
  const size = formatMoney(sizeCents);
  const isPass = kind === 'passed';
  const programName = catalogue.programs.find(({ id }) => id === program)?.name ?? program;
  return (
    <Certificate
      brand={brand.name}
      title={isPass ? t.passedTitle : t.payoutTitle}
      lead={t.awardedTo}
      name={name}
      text={isPass ? t.passedText({ size }) : t.payoutText({ size })}
      facts={[
        { id: 'account', label: t.account, value: t.accountValue({ size, program: programName }) },
        { id: 'amount', label: isPass ? t.profit : t.payout, value: formatMoney(amountCents, { cents: 'always' }) },
        { id: 'date', label: isPass ? t.passedOn : t.paidOn, value: formatDate(issuedOn) },
        { id: 'number', label: t.number, value: String(number) },
      ]}
      path={path.length > 1 ? path : [1, 1]}
    />
  );
}
