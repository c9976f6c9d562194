/** Types of lines that move money without a trade. */
const balances = new Set(
  `balance credit deposit withdrawal withdraw bonus correction charge adjustment transfer saldo guthaben kredit einzahlung auszahlung solde
  crédit dépôt retrait crédito depósito retiro retirada deposito prelievo credito wpłata wypłata баланс кредит пополнение снятие bakiye kredi
  yatırma çekme رصيد ائتمان إيداع سحب 余额 信用 入金 出金 残高`.split(/\s+/),
);

const totals = new Set(
  `total totals sum subtotal summe gesamt insgesamt somme totale suma razem toplam итого всего المجموع الإجمالي 合计 总计 合計 closedpl`.split(
    /\s+/,
  ),
);

const lettersOf = (text: string) => text.toLowerCase().replace(/[^\p{L}]/gu, '');

/** Whether a line's type says that it is a deposit or another booking without a trade. */
export const isBalance = (type: string): boolean => balances.has(lettersOf(type));

/** Whether a line's type says that it is an order that was never filled. */
export const isOrder = (type: string): boolean => /^(?:buy|sell) (?:stop limit|limit|stop)$/i.test(type.trim());

/** Whether a text is the label of a total. */
export const isTotalLabel = (text: string): boolean => totals.has(lettersOf(text)) || /\p{L}.*:$/u.test(text);
