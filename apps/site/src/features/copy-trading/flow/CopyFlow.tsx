import { sampleCopy } from '@duneline/specs/site';
import * as t from '@duneline/specs/messages/copy-trading';
import { SampleNote } from '@duneline/ui';
import { formatLots } from '../../../lib/format/formatLots.ts';
import { formatMoney } from '../../../lib/format/formatMoney.ts';
import { formatNumber } from '../../../lib/format/formatNumber.ts';
import { formatPercent } from '../../../lib/format/formatPercent.ts';
import { followers, leader, totals, tradePercent, type CopiedPosition } from '../copiedPositions.ts';
import * as css from './CopyFlow.css.ts';
import { fanOf, thicknessOf } from './fanOf.ts';

const risks = followers.map(({ riskCents }) => riskCents);
const widest = Math.max(leader.riskCents, ...risks);
const streams = fanOf(leader.riskCents, risks, css.ROW);
const streamHeight = thicknessOf(leader.riskCents, widest);
const height = css.ROW * followers.length;

/** A position copied from the leading account to others: streams as wide as the risk, figures at their ends, and the sum. */
export function CopyFlow() {
  const size = formatMoney(leader.sizeCents);
  const lots = formatLots(leader.lots);
  return (
    <>
      <div className={css.flow}>
        <div className={css.lead}>
          <p className={css.small}>{t.leading}</p>
          <p className={css.size}>{size}</p>
          <p className={css.leadText}>
            {t.leadText({
              lots,
              symbol: sampleCopy.symbol,
              percent: formatPercent(tradePercent),
              risk: formatMoney(leader.riskCents),
            })}
          </p>
        </div>
        <svg className={css.fan} height={height} viewBox={`0 0 100 ${height}`} preserveAspectRatio="none" aria-hidden>
          {streams.map(({ area, upper, lower }) => (
            <g key={area}>
              <path className={css.stream} d={area} />
              <path className={css.edge} d={upper + lower} />
            </g>
          ))}
          <path className={css.node} d={`M0 ${height / 2 - streamHeight / 2}v${streamHeight}`} />
        </svg>
        <CopyTable caption={t.flowCaption({ lots, size })} />
      </div>
      <p className={css.sum}>
        {t.flowSum({
          risk: formatMoney(totals.riskCents),
          percent: formatPercent(tradePercent),
          total: formatMoney(totals.sizeCents),
        })}
      </p>
      <SampleNote>{t.flowNote}</SampleNote>
    </>
  );
}

function CopyTable({ caption }: { readonly caption: string }) {
  return (
    <table className={css.table}>
      <caption className={css.caption}>{caption}</caption>
      <thead>
        <tr>
          {[t.account, t.scaled, t.position, t.atRisk].map((head) => (
            <th key={head} scope="col" className={css.head}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {followers.map((account) => (
          <tr key={account.id} className={css.row}>
            <th scope="row" className={css.account}>
              {formatMoney(account.sizeCents)}
              <span className={css.bar} style={{ inlineSize: widthOf(account) }} aria-hidden="true" />
            </th>
            <ScaledCells account={account} />
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className={css.foot}>
          <th scope="row">{t.leading}</th>
          <ScaledCells account={leader} />
        </tr>
        <tr className={css.total}>
          <th scope="row" colSpan={2}>
            {t.together}
          </th>
          <PositionCells {...totals} />
        </tr>
      </tfoot>
    </table>
  );
}

function ScaledCells({ account }: { readonly account: CopiedPosition }) {
  return (
    <>
      <td className={css.figure}>
        <bdi>{t.scaledValue({ scale: formatNumber(account.scale) })}</bdi>
      </td>
      <PositionCells {...account} />
    </>
  );
}

function PositionCells({ lots, riskCents }: Pick<CopiedPosition, 'lots' | 'riskCents'>) {
  return (
    <>
      <td className={css.figure}>{t.lots({ lots: formatLots(lots) })}</td>
      <td className={css.figure}>{formatMoney(riskCents)}</td>
    </>
  );
}

/** Without space for streams, the length of a bar shows the risk. */
function widthOf({ riskCents }: CopiedPosition): string {
  return `${Math.round((riskCents / Math.max(...followers.map((account) => account.riskCents))) * 100)}%`;
}
