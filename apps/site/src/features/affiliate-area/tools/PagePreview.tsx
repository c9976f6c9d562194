import { Button } from '@duneline/ui';
import * as t from '@duneline/specs/messages/affiliate-tools';
import { brand, routeDescriptions, routes } from '@duneline/specs/site';
import { useId, useState } from 'react';
import { cardPath } from '../../../lib/head/cardPath.ts';
import { addressIn } from '../../../lib/language/addressIn.ts';
import { language } from '../../../lib/language/language.ts';
import * as css from './Tools.css.ts';

/** What people see of a page: the card under a shared link, and the page itself when it is asked for. */
export function PagePreview({ path }: { readonly path: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const route = routes.find((one) => one.path === path);
  const address = addressIn(language, path);
  return (
    <section aria-labelledby={id} className={css.preview}>
      <h3 id={id} className={css.term}>
        {t.preview}
      </h3>
      <div className={css.card}>
        <img src={cardPath(address)} alt="" width={1200} height={630} loading="lazy" className={css.cardPicture} />
        <p className={css.small}>{brand.domain}</p>
        <p className={css.term}>{route?.title}</p>
        <p className={css.small}>{route && routeDescriptions[route.id]}</p>
      </div>
      <div>
        <Button size="sm" aria-expanded={isOpen} onPress={() => setIsOpen(!isOpen)}>
          {isOpen ? t.hidePage : t.showPage}
        </Button>
      </div>
      {isOpen && (
        // Without `?ref=`: this tab would keep it, and the affiliate would be their own referral.
        // A page of our own: it may run as for a visitor, but neither navigate this one nor open windows.
        // oxlint-disable-next-line react/iframe-missing-sandbox
        <iframe src={address} title={t.pageFrame} sandbox="allow-same-origin allow-scripts" className={css.frame} />
      )}
    </section>
  );
}
