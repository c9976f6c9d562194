import { restrictedCountries } from '@duneline/specs/site';
import * as t from '@duneline/specs/messages/pricing-price';
import { Icon, warning } from '@duneline/ui';
import { formatList } from '../../../lib/format/formatList.ts';
import { locale } from '../../../lib/format/locale.ts';
import * as css from './ItemizedPrice.css.ts';

const names = new Intl.DisplayNames(locale, { type: 'region' });

/** Restricted countries, shown before the checkout. */
export function RestrictedCountries() {
  const countries = formatList(
    restrictedCountries.map(({ code, name }) => names.of(code) ?? name),
    'and',
  );
  return (
    <div className={css.restricted}>
      <span className={css.icon}>
        <Icon of={warning} size={18} />
      </span>
      <strong>{t.restrictedTitle}</strong>
      <p className={css.restrictedText}>{t.restricted({ countries })}</p>
    </div>
  );
}
