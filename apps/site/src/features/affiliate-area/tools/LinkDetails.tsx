import { useMutation } from '@tanstack/react-query';
import { Alert, Button, ReferralLink } from '@duneline/ui';
import * as t from '@duneline/specs/messages/affiliate-tools';
import { problemOf } from '../../../lib/query/problemOf.ts';
import { linkAddress } from './linkDraft.ts';
import { archiveLink, type AffiliateLink } from './links.ts';
import { PagePreview } from './PagePreview.tsx';
import { QrDownloads } from './QrDownloads.tsx';
import * as css from './Tools.css.ts';

const words = {
  copy: t.copy,
  copied: t.copied,
  copyFailed: t.copyFailed,
  showQr: t.showQr,
  hideQr: t.hideQr,
  qr: t.qr,
  qrFailed: t.qrFailed,
};

export interface LinkDetailsProps {
  readonly code: string;
  readonly link: AffiliateLink;
  readonly onChange: () => void;
}

/** One link: its address to copy, its QR code to download, what visitors see, and putting it away. */
export function LinkDetails({ code, link, onChange }: LinkDetailsProps) {
  const address = linkAddress(code, link);
  const archive = useMutation({ mutationFn: () => archiveLink(link.id, !link.is_archived), onSuccess: onChange });
  return (
    <div className={css.details}>
      {archive.error && <Alert tone="danger" title={problemOf(archive.error).title} />}
      <ReferralLink label={t.addressOf({ name: link.name })} url={address} words={words} />
      <div className={css.actions}>
        <QrDownloads text={address} name={link.utm_campaign} />
        <Button size="sm" variant="quiet" isPending={archive.isPending} onPress={() => archive.mutate()}>
          {link.is_archived ? t.restore : t.archive}
        </Button>
      </div>
      {!link.is_archived && <p className={css.small}>{t.archiveNote}</p>}
      <PagePreview path={link.path} />
    </div>
  );
}
