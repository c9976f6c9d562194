// Generated from specs/site/messages by `npm run gen`. Do not edit: change the source and run it again.

export const title = 'Spreads, commissions and swaps';
export const lead = 'What a trade costs on a simulated account, in every phase. Costs are charged to the balance and count toward the loss limits.';
export const groupCommission = ({ amount }: { amount: string | number }): string =>
  `${amount} per lot, opening and closing together`;
export const groupNoCommission = 'No commission';
export const groupLot = ({ count }: { count: string | number }): string => `1 lot = ${count}`;
export const instrument = 'Instrument';
export const spread = 'Spread';
export const spreadPips = ({ value }: { value: string | number }): string => `${value} pips`;
export const spreadPoints = ({ value }: { value: string | number }): string => `${value} pts`;
export const swapLong = 'Swap, long';
export const swapShort = 'Swap, short';
export const note = 'Typical spreads, swaps per lot and night. Sample data, simulated accounts';
export const holdingTitle = 'Overnight and over the weekend';
export const holdingLead = 'You do not have to close positions overnight or for the weekend, in the evaluation or on a funded account.';
export const overnight = 'Overnight';
export const overnightValue = 'allowed';
export const overnightNote = ({ time }: { time: string | number }): string =>
  `swap is charged or credited when the day closes, at ${time}`;
export const weekend = 'Over the weekend';
export const weekendValue = 'allowed';
export const weekendNote = 'the market can open with a gap: the limits apply even if a stop-loss fills late';
export const triple = 'Triple swap';
export const tripleNote = 'the swap of this night counts three times, to cover the weekend';
export const crypto = 'Crypto on Saturday and Sunday';
export const cryptoValue = 'open';
export const cryptoNote = 'the daily loss limit can be breached on a weekend too';
