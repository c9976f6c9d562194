import { payouts, rules } from '@duneline/specs/site';
import * as t from '@duneline/specs/messages/blog';
import { formatNumber } from '../../../lib/format/formatNumber.ts';
import { clockTime, localClose } from './clockTime.ts';
import type { FigureProps } from './figureFrame.ts';
import { Strips } from './Strips.tsx';

const RELEASE = 16 * 60 + 30;

/** Ten minutes around a sample news release, in minutes of the server's day. */
export function NewsWindow({ summary }: FigureProps) {
  const [from, to] = [RELEASE - 5, RELEASE + 5];
  const [closes, opens] = [RELEASE - rules.newsMinutes, RELEASE + rules.newsMinutes];
  const span = (start: number, end: number) => t.figTimes({ from: clockTime(start), to: clockTime(end) });
  return (
    <Strips
      title={t.figNewsWindow}
      summary={summary}
      note={t.example}
      heads={{ name: t.figWhat, text: t.figWhen }}
      from={from}
      to={to}
      strips={[
        { name: t.figYouTrade, start: from, end: closes, text: span(from, closes), tone: 'measured' },
        { name: t.figWindow, start: closes, end: opens, text: span(closes, opens), tone: 'closed' },
        { name: t.figAgain, start: opens, end: to, text: span(opens, to), tone: 'measured' },
      ]}
      ticks={[from, RELEASE, to].map((at) => ({ at, text: clockTime(at) }))}
    />
  );
}

/** Cities without daylight saving time, with their offset from UTC in minutes. */
const cities = [
  { name: t.cityLagos, offset: 60 },
  { name: t.cityJohannesburg, offset: 120 },
  { name: t.cityNairobi, offset: 180 },
  { name: t.cityMumbai, offset: 330 },
  { name: t.citySaoPaulo, offset: -180 },
  { name: t.cityBogota, offset: -300 },
];

/** The part of a local day before the server's day closes. */
export function ServerDay({ summary }: FigureProps) {
  const DAY = 24 * 60;
  return (
    <Strips
      title={t.figServerDay}
      summary={summary}
      heads={{ name: t.figCity, text: t.figEnds }}
      from={0}
      to={DAY}
      strips={cities.map(({ name, offset }) => {
        const end = localClose(offset);
        return { name, start: 0, end, text: clockTime(end), tone: 'measured' };
      })}
      ticks={[0, DAY / 4, DAY / 2, (3 * DAY) / 4, DAY].map((at) => ({ at, text: clockTime(at) }))}
    />
  );
}

/** A payout's stages in days since the start of its cycle. */
export function PayoutDays({ summary }: FigureProps) {
  const { cycleDays, processingHours } = payouts;
  const sent = cycleDays + processingHours.to / 24;
  const end = cycleDays + 6;
  return (
    <Strips
      title={t.figPayoutDays}
      summary={summary}
      heads={{ name: t.figSpan, text: t.figWhen }}
      from={0}
      to={end}
      strips={[
        { name: t.figCycle, start: 0, end: cycleDays, text: t.figDays({ count: cycleDays }), tone: 'measured' },
        { name: t.figProcessing, start: cycleDays, end: sent, text: t.figHours(processingHours), tone: 'measured' },
        { name: t.figYourBank, start: sent, end, text: t.figBankText, tone: 'unknown' },
      ]}
      ticks={[0, cycleDays, end].map((at) => ({ at, text: formatNumber(at) }))}
    />
  );
}
