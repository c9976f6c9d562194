/** What a column of a trading history holds. */
export const columns = ['opened', 'closed', 'profit', 'commission', 'swap', 'fee', 'tax', 'type'] as const;
export type Column = (typeof columns)[number];

/** Without these no trade can be judged. */
export const required = ['opened', 'closed', 'profit'] as const satisfies readonly Column[];
/** The columns whose amounts are added to a profit; costs are negative. */
export const fees = ['commission', 'swap', 'fee', 'tax'] as const satisfies readonly Column[];

/** The 0-based places of columns; a column that a file does not have is left out. */
export type Places = Readonly<Partial<Record<Column, number>>>;

/** Besides columns: a profit after all fees, and the side of a trade, where bookings without a trade say what they are if no type does. */
type Name = Column | 'net' | 'side';

/** Headers of columns as platforms write them, as `keyOf` simplifies them. A bare `open` is as often a price as a time. */
const names: Readonly<Record<Name, string>> = {
  opened: `opened opentime openingtime opendate openingdate opendatetime opentimestamp openedat dateopened timeopened entrytime entrydate
    eröffnet eröffnung eröffnungszeit öffnungszeit geöffnet ouvert ouverture heuredouverture datedouverture abierto apertura horadeapertura
    horaapertura fechadeapertura aperto oradiapertura orarioapertura datadiapertura aberto abertura horadeabertura datadeabertura otwarto
    otwarcie czasotwarcia открыт открытие времяоткрытия датаоткрытия açılış açılışzamanı açılıştarihi الفتح وقتالفتح تاريخالفتح 开仓时间
    開倉時間 建仓时间 オープン時間 新規約定日時 thờigianmở waktubuka`,
  closed: `closed closetime closingtime closedate closingdate closedatetime closetimestamp closedat dateclosed timeclosed exittime exitdate
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
  type: 'type typ art tipo тип tür النوع 类型 タイプ loại jenis',
  side: 'side direction action openingdirection richtung dirección direção direzione sens направление yön الاتجاه 方向 売買',
};

/** MetaTrader 5 gives both times the same header: the first is the opening. */
const times = new Set('time zeit heure hora ora tempo czas время zaman الوقت 时间 時間 時刻 thờigian waktu'.split(' '));

const nameByKey = new Map(
  Object.entries(names).flatMap(([name, keys]) => keys.split(/\s+/).map((key) => [key, name as Name] as const)),
);

/** Letters and digits of a header. A percentage or another currency remains visible, so that it is not taken for dollars. */
const keyOf = (header: string) =>
  header
    .normalize('NFKC')
    .toLowerCase()
    .replace(zoneInHeader, '')
    .replace(/\busd\b|\$/g, '')
    .replace(/[^\p{L}\p{N}\p{Sc}%]/gu, '');

const zoneInHeader = /\(?\b(?:utc|gmt)\s*(?:([+\-−])\s*(\d{1,2})(?::?(\d\d))?)?\s*\)?/i;

/** The minutes that a header's zone is ahead of UTC, as in cTrader's `Closing time (UTC+4)`; `null` without a zone. */
export function zoneOfHeader(header: string): number | null {
  const match = zoneInHeader.exec(header);
  if (!match) return null;
  const [, sign, hours = '0', minutes = '0'] = match;
  return (sign === undefined || sign === '+' ? 1 : -1) * (Number(hours) * 60 + Number(minutes));
}

/** The columns that the headers name, and those that more than one header names. */
export function findColumns(headers: readonly string[]): { readonly places: Places; readonly doubled: readonly Column[] } {
  const places: Partial<Record<Name, number>> = {};
  const seenTwice = new Set<Name>();
  for (const [place, header] of headers.entries()) {
    const key = keyOf(header);
    const name = times.has(key) ? (places.opened === undefined ? 'opened' : 'closed') : nameByKey.get(key);
    if (name === undefined) continue;
    if (places[name] === undefined) places[name] = place;
    else seenTwice.add(name);
  }
  const { net, side, ...others } = places;
  const type = others.type ?? side;
  // A net profit contains the fees: with their columns they would count twice.
  const found = net === undefined ? { ...others, type } : { opened: others.opened, closed: others.closed, profit: net, type };
  const source: Readonly<Partial<Record<Column, Name>>> = net === undefined ? {} : { profit: 'net' };
  const used = columns.filter((column) => found[column] !== undefined);
  return {
    places: Object.fromEntries(used.map((column) => [column, found[column]])),
    doubled: used.filter((column) => seenTwice.has(source[column] ?? column)),
  };
}
