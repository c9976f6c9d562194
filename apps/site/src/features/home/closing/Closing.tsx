import { catalogue, rules } from '@duneline/specs/site';
import * as t from '@duneline/specs/messages/home-sections';
import { arrowRight, ButtonLink, Icon } from '@duneline/ui';
import { Link } from 'react-router-dom';
import { formatMoney } from '../../../lib/format/formatMoney.ts';
import { formatSize } from '../../../lib/format/formatSize.ts';
import { lowestPriceCents, programOf } from '../../../lib/price/findTier.ts';
import * as section from '../section/section.css.ts';
import * as css from './Closing.css.ts';

const [smallest] = programOf(catalogue.defaultProgram).tiers;

/** The last word of the home page, with both ways on: /checkout and /pricing (spec §2). */
export function Closing() {
  return (
    <section className={section.section} aria-labelledby="closing">
      <div className={`${section.container} ${css.content}`}>
        <h2 id="closing" className={css.title}>
          <span className={css.line}>{t.closingTitleFirst({ price: formatMoney(lowestPriceCents()) })} </span>
          <span className={css.line}>{t.closingTitleSecond}</span>
        </h2>
        <p className={css.text}>
          {t.closingText({
            from: smallest?.label ?? '',
            to: formatSize(catalogue.headline.pricedSizeCents),
            days: rules.inactivityDays,
          })}
        </p>
        <div className={css.actions}>
          <ButtonLink variant="primary" size="lg" href="/checkout" render={(props) => <Link {...props} to="/checkout" />}>
            {t.closingRequest} <Icon of={arrowRight} />
          </ButtonLink>
          <ButtonLink size="lg" variant="secondary" href="/pricing" render={(props) => <Link {...props} to="/pricing" />}>
            {t.closingPrices}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
