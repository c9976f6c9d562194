import { useId, useState } from 'react';
import type { ElementProps } from '../element/ElementProps.ts';
import { pickElementProps } from '../element/pickElementProps.ts';
import { Button } from '../Button/Button.tsx';
import { CopyButton } from '../CopyButton/CopyButton.tsx';
import { useTexts } from '../KitProvider/kitContext.ts';
import type { QrPath } from './qrPath.ts';
import * as css from './ReferralLink.css.ts';

export interface ReferralLinkProps extends ElementProps {
  /** @default 'Your referral link' */
  label?: string;
  /** The URL to copy, also as a QR code. */
  url: string;
  /** Called after the link was copied. */
  onCopy?: (url: string) => void;
  words?: Partial<ReferralLinkWords>;
}

export interface ReferralLinkWords {
  copy: string;
  copied: string;
  copyFailed: string;
  showQr: string;
  hideQr: string;
  /** The picture's text alternative. */
  qr: string;
  qrFailed: string;
}

const english: ReferralLinkWords = {
  copy: 'Copy',
  copied: 'Copied',
  copyFailed: 'Copy failed - Please select and copy the text manually.',
  showQr: 'Show QR code',
  hideQr: 'Hide QR code',
  qr: 'QR code of the link',
  qrFailed: 'The QR code could not be loaded. Try again in a moment.',
};

/** A link to share: it can be copied, selected, and shown as a QR code, whose code loads on demand. */
export function ReferralLink(given: ReferralLinkProps) {
  const { label = 'Your referral link', url, onCopy, words, ...element } = useTexts('ReferralLink', given);
  const says = { ...english, ...words };
  const [qr, setQr] = useState<QrPath | 'failed' | null>(null);
  const id = useId();
  const isQrShown = qr !== null && qr !== 'failed';
  const toggleQr = async () => {
    if (isQrShown) return setQr(null);
    try {
      const { qrPath } = await import('./qrPath.ts');
      return setQr(qrPath(url));
    } catch {
      return setQr('failed');
    }
  };
  return (
    <div {...pickElementProps(element)} className={css.block}>
      <label className={css.label} htmlFor={id}>
        {label}
      </label>
      <div className={css.row}>
        <input
          id={id}
          className={css.link}
          type="url"
          dir="ltr"
          readOnly
          value={url}
          onClick={(event) => event.currentTarget.select()}
        />
        <CopyButton
          text={url}
          label={says.copy}
          copiedLabel={says.copied}
          failedLabel={says.copyFailed}
          variant="primary"
          onCopy={onCopy}
        />
        <Button aria-expanded={isQrShown} aria-controls={`${id}-qr`} onPress={() => void toggleQr()}>
          {isQrShown ? says.hideQr : says.showQr}
        </Button>
      </div>
      <output className={css.failed}>{qr === 'failed' && says.qrFailed}</output>
      <div id={`${id}-qr`}>
        {isQrShown && (
          <figure className={css.qr} aria-label={says.qr}>
            <svg viewBox={`0 0 ${qr.size} ${qr.size}`} shapeRendering="crispEdges" aria-hidden>
              <path d={qr.d} />
            </svg>
          </figure>
        )}
      </div>
    </div>
  );
}
