import { brand } from '@duneline/specs/site';
import * as t from '@duneline/specs/messages/floating';
import { ButtonLink, Drawer } from '@duneline/ui';
import { routerLink } from '../../lib/link/routerLink.tsx';
import * as css from './ChatDrawer.css.ts';

const host = new URL(brand.hosts.chat).host;

/** Links to the external chat, of which nothing is loaded here, and other channels. */
export function ChatDrawer({ onClose }: { readonly onClose: () => void }) {
  return (
    <Drawer title={t.chatTitle} closeLabel={t.chatClose} isOpen onOpenChange={(isOpen) => !isOpen && onClose()}>
      <p>{t.chatText({ host })}</p>
      <div className={css.alternatives}>
        <ButtonLink variant="primary" href={brand.hosts.chat} isExternal newTabLabel={t.opensInNewTab}>
          {t.chatOpen}
        </ButtonLink>
        <p className={css.hours}>{t.chatHours({ hours: brand.hours })}</p>
      </div>
      <p>{t.chatElse}</p>
      <div className={css.alternatives}>
        <ButtonLink href={brand.hosts.whatsapp} isExternal newTabLabel={t.opensInNewTab}>
          {t.chatWhatsapp}
        </ButtonLink>
        <ButtonLink href="/contact" onClick={onClose} render={routerLink}>
          {t.chatContact}
        </ButtonLink>
      </div>
    </Drawer>
  );
}
