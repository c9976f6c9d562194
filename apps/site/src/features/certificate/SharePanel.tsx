import * as t from '@duneline/specs/messages/certificate';
import { brand } from '@duneline/specs/site';
import { Button, CopyButton, toast } from '@duneline/ui';
import { useState } from 'react';
import { certificateAddress } from '../../lib/certificate/certificateAddress.ts';
import { addressIn } from '../../lib/language/addressIn.ts';
import { language } from '../../lib/language/language.ts';
import { saveShareImage } from './shareImage.ts';
import * as css from './Certificate.css.ts';

/** Ways to share a certificate: its URL, its image, and printing. */
export function SharePanel({ id, number }: { readonly id: string; readonly number: number }) {
  const [isPainting, setIsPainting] = useState(false);
  const paint = async () => {
    setIsPainting(true);
    try {
      await saveShareImage(id, number);
    } catch (error) {
      console.warn('The share image could not be made.', error);
      toast({ tone: 'danger', title: t.imageFailed });
    } finally {
      setIsPainting(false);
    }
  };
  return (
    <section className={css.panel} aria-labelledby="share">
      <h2 id="share" className={css.title}>
        {t.share}
      </h2>
      <p className={css.muted}>{t.shareText}</p>
      <div className={css.actions}>
        <CopyButton text={brand.url + addressIn(language, certificateAddress(id))} label={t.copyAddress} copiedLabel={t.copied} />
        <Button isPending={isPainting} onPress={() => void paint()}>
          {t.image}
        </Button>
        <Button onPress={() => window.print()}>{t.print}</Button>
      </div>
    </section>
  );
}
