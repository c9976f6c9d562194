/** What a column of a trading history holds. */
export const columns = ['opened', 'closed', 'profit', 'commission', 'swap', 'fee', 'tax', 'type'] as const;
export type Column = (typeof columns)[number];

/** Without these no trade can be judged. */
export const required = ['opened', 'closed', 'profit'] as const satisfies readonly Column[];
/** What is added to a profit. */
export const fees = ['commission', 'swap', 'fee', 'tax'] as const satisfies readonly Column[];

/** The 0-based places of columns; a column that a file does not have is left out. */
export type Places = Readonly<Partial<Record<Column, number>>>;

/** Heads of columns as platforms write them, as `keyOf` simplifies them; `net` is a profit after all fees. */
const names: Readonly<Record<Column | 'net', string>> = {
  opened: `opened open opentime openingtime opendate openingdate opendatetime opentimestamp openedat dateopened timeopened entrytime entrydate
    eröffnet eröffnung eröffnungszeit öffnungszeit geöffnet ouvert ouverture heuredouverture datedouverture abierto apertura horadeapertura
    horaapertura fechadeapertura aperto oradiapertura orarioapertura datadiapertura aberto abertura horadeabertura datadeabertura otwarto
    otwarcie czasotwarcia открыт открытие времяоткрытия датаоткрытия açılış açılışzamanı açılıştarihi الفتح وقتالفتح تاريخالفتح 开仓时间
    開倉時間 建仓时间 オープン時間 新規約定日時 thờigianmở waktubuka`,
  closed: `closed close closetime closingtime closedate closingdate closedatetime closetimestamp closedat dateclosed timeclosed exittime exitdate
    geschlossen schließung schließungszeit schließzeit schlusszeit fermé fermeture clôture heuredefermeture heuredeclôture datedefermeture
    datedeclôture cerrado cierre horadecierre horacierre fechadecierre chiuso chiusura oradichiusura orariochiusura datadichiusura fechado
    fechamento horadefechamento datadefechamento zamknięto zamknięcie czaszamknięcia закрыт закрытие времязакрытия датазакрытия kapanış
    kapanışzamanı kapanıştarihi الإغلاق وقتالإغلاق تاريخالإغلاق 平仓时间 平倉時間 クローズ時間 決済約定日時 thờigianđóng waktututup`,
  profit: `profit profitloss profitandloss pl pnl result gross grossprofit grosspl grosspnl gewinn gewinnverlust ergebnis bruttogewinn bénéfice
    résultat profitperte beneficio ganancia resultado profitto guadagno lucro zysk zyskstrata прибыль прибыльубыток kâr kar kârzarar الربح
    الربحالخسارة 获利 盈利 盈亏 利润 損益 利益 lợinhuận keuntungan`,
  net: `net netprofit netpl netpnl netresult netprofitloss netto nettogewinn nettoergebnis bénéficenet résultatnet beneficioneto ganancianeta
    profittonetto lucrolíquido zysknetto чистаяприбыль netkâr صافيالربح 净利润 净盈亏 純損益`,
  commission: `commission commissions comm kommission kommissionen provision comisión comisiones comissão comissões commissione commissioni
    prowizja комиссия komisyon العمولة عمولة 手续费 手續費 手数料 佣金 hoahồng komisi`,
  swap: 'swap swaps rollover своп свопы السواب سواب 库存费 隔夜利息 スワップ phíquađêm',
  fee: 'fee fees gebühr gebühren frais tarifa taxa opłata opłaty сбор сборы الرسوم رسوم 费用 phí biaya',
  tax: 'tax taxes steuer steuern taxe impuesto impuestos tasse imposto impostos podatek podatki налог налоги vergi الضرائب الضريبة 税 税金',
  type: `type side direction action openingdirection typ art richtung tipo dirección direção direzione sens тип направление tür yön النوع
    الاتجاه 类型 方向 タイプ 売買 loại jenis`,
};

/** MetaTrader 5 gives both times the same head: the first is the opening. */
const times = new Set('time zeit heure hora ora tempo czas время zaman الوقت 时间 時間 時刻 thờigian waktu'.split(' '));

const columnByName = new Map(
  Object.entries(names).flatMap(([column, list]) => list.split(/\s+/).map((name) => [name, column as Column | 'net'] as const)),
);

/** Letters and digits of a head. A percentage or another currency remains visible, so that it is not taken for dollars. */
const keyOf = (head: string) =>
  head
    .normalize('NFKC')
    .toLowerCase()
    .replace(zoneInHead, '')
    .replace(/\busd\b|\$/g, '')
    .replace(/[^\p{L}\p{N}\p{Sc}%]/gu, '');

const zoneInHead = /\(?\b(?:utc|gmt)\s*(?:([+\-−])\s*(\d{1,2})(?::?(\d\d))?)?\s*\)?/i;

/** The minutes that a head's zone is ahead of UTC, as in cTrader's `Closing time (UTC+4)`; `null` without a zone. */
export function zoneOfHead(head: string): number | null {
  const match = zoneInHead.exec(head);
  if (!match) return null;
  const [, sign, hours = '0', minutes = '0'] = match;
  return (sign === undefined || sign === '+' ? 1 : -1) * (Number(hours) * 60 + Number(minutes));
}

/** The columns that the heads name, and those that more than one head names. */
export function findColumns(heads: readonly string[]): { readonly places: Places; readonly doubled: readonly Column[] } {
  const places: Partial<Record<Column | 'net', number>> = {};
  const doubled = new Set<Column>();
  const put = (column: Column | 'net', place: number) => {
    if (places[column] === undefined) places[column] = place;
    else doubled.add(column === 'net' ? 'profit' : column);
  };
  for (const [place, head] of heads.entries()) {
    const key = keyOf(head);
    const column = times.has(key) ? (places.opened === undefined ? 'opened' : 'closed') : columnByName.get(key);
    if (column) put(column, place);
  }
  const { net, ...others } = places;
  if (net === undefined) return { places: others, doubled: [...doubled] };
  const { opened, closed, type } = others;
  // A net profit contains the fees: with their columns they would count twice.
  const kept = Object.entries({ opened, closed, type, profit: net }).filter(([, place]) => place !== undefined);
  return {
    places: Object.fromEntries(kept),
    doubled: [...doubled].filter((column) => column in { opened, closed, type }),
  };
}
