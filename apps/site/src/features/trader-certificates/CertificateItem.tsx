import * as t from '@duneline/specs/messages/certificate';
import { ButtonLink, Switch, toast } from '@duneline/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { certificateAddress } from '../../lib/certificate/certificateAddress.ts';
import { formatDate } from '../../lib/format/formatDate.ts';
import { formatMoney } from '../../lib/format/formatMoney.ts';
import { formatSize } from '../../lib/format/formatSize.ts';
import { routerLink } from '../../lib/link/routerLink.tsx';
import { tableKey } from '../../lib/query/tableKey.ts';
import { saveNameHidden, type OwnCertificate } from './readCertificates.ts';
import * as css from './Certificates.css.ts';

export interface CertificateItemProps {
  readonly certificate: OwnCertificate;
  /** Missing for a moment after it was issued. */
  readonly signedId: string | undefined;
}

/** One certificate: what for, its public page, and whether that shows the holder's name. */
export function CertificateItem({ certificate, signedId }: CertificateItemProps) {
  const { id, number, kind, issued_at, holder_name, is_name_hidden, account, payout } = certificate;
  const queries = useQueryClient();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (isShown: boolean) => saveNameHidden(id, !isShown),
    onSuccess: (_, isShown) => toast({ tone: 'success', title: isShown ? t.nameShown : t.nameHidden }),
    onError: () => toast({ tone: 'danger', title: t.nameFailed }),
    onSettled: () => queries.invalidateQueries({ queryKey: tableKey('certificates', 'own') }),
  });
  return (
    <li className={css.item}>
      <div>
        <p className={css.what}>
          {kind === 'passed'
            ? t.itemPassed({ size: formatSize(account.initial_cents) })
            : t.itemPayout({ amount: formatMoney(payout?.amount_cents ?? 0, { cents: 'always' }) })}
        </p>
        <p className={css.small}>
          {t.itemLine({ number: String(number), date: formatDate(issued_at), account: String(account.number) })}
        </p>
        {holder_name === null && <p className={css.small}>{t.nameUnconfirmed}</p>}
      </div>
      <Switch
        isSelected={isPending ? variables : !is_name_hidden}
        isDisabled={isPending}
        onChange={(isShown) => mutate(isShown)}
        aria-label={t.nameOf({ number: String(number) })}
      >
        {t.showName}
      </Switch>
      {signedId !== undefined && (
        <ButtonLink size="sm" href={certificateAddress(signedId)} render={routerLink}>
          {t.open}
        </ButtonLink>
      )}
    </li>
  );
}
