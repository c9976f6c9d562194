import * as t from '@duneline/specs/messages/shell';
import { close, IconButton } from '@duneline/ui';
import { sendPromo, usePromoVisible } from './promoStore.ts';
import * as css from './PromoBar.css.ts';

/** The dismissible line above the header, 48 px high (spec §2). `onDismiss` takes the focus, which the bar held. */
export function PromoBar({ onDismiss }: { readonly onDismiss: () => void }) {
  if (!usePromoVisible()) return null;
  return (
    <aside aria-label={t.promoLabel} className={css.bar}>
      <p className={css.text}>{t.promoText}</p>
      <span className={css.dismiss}>
        <IconButton
          label={t.promoDismiss}
          icon={close}
          onPress={() => {
            onDismiss();
            sendPromo({ type: 'promo.set', isVisible: false });
          }}
        />
      </span>
    </aside>
  );
}
