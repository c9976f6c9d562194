import '@duneline/ui/theme';
import { EquityCorridor, EquityCurve, lossFloor } from '@duneline/ui';
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { accounts, INITIAL, type BenchAccount } from './accounts.ts';

const money = (cents: number) => `$${(cents / 100).toFixed(2)}`;
const day = (index: number) => `day ${index}`;

/** Both drawings of the dashboard's balance card, with the dashboard's limits. */
const drawings = {
  corridor: ({ closes }: BenchAccount) => (
    <EquityCorridor
      values={closes}
      floor={lossFloor(closes, INITIAL / 10, 'trailing')}
      target={INITIAL * 1.1}
      dailyLimit={INITIAL * 0.95}
      height={380}
      labels={{ balance: { value: money(closes.at(-1) ?? 0), word: 'Balance' } }}
      ticks={[0, closes.length - 1].map((index) => ({ day: index, label: day(index) }))}
      table={{ caption: 'Closing balance by trading day', heads: { day: 'Day', balance: 'Balance', floor: 'Loss floor' }, money }}
    />
  ),
  curve: ({ closes }: BenchAccount) => (
    <EquityCurve
      closes={closes}
      floor={lossFloor(closes, INITIAL / 10, 'trailing')}
      target={INITIAL * 1.1}
      dailyLimit={INITIAL * 0.95}
      title="Closing balance by trading day"
      summary="A year of one account"
      money={money}
      moneyShort={money}
      day={day}
    />
  ),
};

const root = createRoot(document.querySelector('main') ?? document.body);

declare global {
  interface Window {
    /** Draws a year of every account from scratch. */
    draw: (name: keyof typeof drawings | 'nothing', round: number) => void;
  }
}
globalThis.window.draw = (name, round) => {
  const Drawing = name === 'nothing' ? null : drawings[name];
  flushSync(() => root.render(Drawing && accounts.map((account) => <Drawing key={`${account.id} ${round}`} {...account} />)));
};
