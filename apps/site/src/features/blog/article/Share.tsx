import * as t from '@duneline/specs/messages/blog';
import { brand } from '@duneline/specs/site';
import { Button, copy, Icon, mail } from '@duneline/ui';
import { useState } from 'react';
import { useHref, useLocation } from 'react-router-dom';
import * as css from './Share.css.ts';

/** Shares an article by copying its URL or by mail, without requests to other sites. */
export function Share({ title }: { readonly title: string }) {
  const { pathname } = useLocation();
  const address = `https://${brand.domain}${useHref(pathname)}`;
  const [result, setResult] = useState<string | null>(null);
  const copyLink = async () => {
    try {
      await navigator.clipboard.writeText(address);
      setResult(t.copied);
    } catch {
      setResult(t.copyFailed);
    }
  };
  return (
    <div className={css.share}>
      <Button size="sm" icon={copy} onPress={() => void copyLink()}>
        {t.copyLink}
      </Button>
      <a className={css.mail} href={`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(address)}`}>
        <Icon of={mail} size={16} /> {t.byMail}
      </a>
      <output className={css.result}>{result}</output>
    </div>
  );
}
