import * as t from '@duneline/specs/messages/account';
import { Link, useLocation } from 'react-router-dom';
import { formatMoney } from '../../lib/format/formatMoney.ts';
import { formatNumber } from '../../lib/format/formatNumber.ts';
import { OverviewCard } from './OverviewCard.tsx';
import * as css from './overview.css.ts';
import { figureSources, type FigureId } from './readFigures.ts';
import { useFigures } from './useFigures.ts';

const labels: Readonly<Record<FigureId, string>> = {
  duePayouts: t.figureDuePayouts,
  approvedPayouts: t.figureApprovedPayouts,
  affiliatePayouts: t.figureAffiliatePayouts,
  documents: t.figureDocuments,
  tickets: t.figureTickets,
  messages: t.figureMessages,
  affiliates: t.figureAffiliates,
  unpaidOrders: t.figureUnpaidOrders,
  paidOrders: t.figurePaidOrders,
};

/** Pending decisions and sales, with links to their lists. */
export function FiguresCard() {
  const { pathname } = useLocation();
  const base = `/${pathname.split('/')[1] ?? ''}`;
  const query = useFigures(figureSources);
  return (
    <OverviewCard title={t.figuresTitle} text={t.figuresText} query={query}>
      {(figures) => (
        <dl className={css.figures}>
          {figures.map(({ id, section, status, count, cents }) => (
            <div key={id} className={css.figure}>
              <dt className={css.text}>
                <Link to={`${base}/${section}?status=${status}`}>{labels[id]}</Link>
              </dt>
              <dd className={css.count}>{formatNumber(count)}</dd>
              {cents !== null && <dd className={css.text}>{t.figureSum({ amount: formatMoney(cents) })}</dd>}
            </div>
          ))}
        </dl>
      )}
    </OverviewCard>
  );
}
