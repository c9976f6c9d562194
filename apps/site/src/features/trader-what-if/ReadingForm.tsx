import * as t from '@duneline/specs/messages/trader-what-if';
import { Disclosure, Select, Table, type FieldOption, type TableColumn } from '@duneline/ui';
import { useState } from 'react';
import { formatList } from '../../lib/format/formatList.ts';
import { clockOptions } from './clocks.ts';
import { columnLabels } from './columnLabels.ts';
import { columns, type Column } from './file/columns.ts';
import type { Answer } from './judgeText.ts';
import type { ReadOptions } from './TradeFile.ts';
import * as css from './WhatIf.css.ts';

const NONE = 'none';

const orders = [
  { id: 'day-first', label: t.dayFirst },
  { id: 'month-first', label: t.monthFirst },
] as const;
const decimals = [
  { id: '.', label: t.decimalPoint },
  { id: ',', label: t.decimalComma },
] as const;
const charges = [
  { id: 'costs', label: t.chargesCosts },
  { id: 'credits', label: t.chargesCredits },
] as const;

interface ReadingFormProps {
  readonly answer: Answer;
  readonly options: ReadOptions;
  readonly onChange: (options: ReadOptions) => void;
}

/** How the file is read: which column is which, and what its figures leave open, with its first lines. */
export function ReadingForm({ answer, options, onChange }: ReadingFormProps) {
  const { table, zone, reasons, problemCount } = answer;
  const { headers, places } = table;
  // What had to be chosen remains in view once it is.
  const [isOpen, setIsOpen] = useState(problemCount > 0);
  const choices: readonly FieldOption[] = headers.map((header, place) => ({ id: String(place), label: labelOf(header, place) }));
  const choosePlace = (column: Column, id: string) =>
    onChange({ ...options, places: { ...options.places, [column]: id === NONE ? null : Number(id) } });
  return (
    <Disclosure title={t.reading} isOpen={isOpen} onOpenChange={setIsOpen}>
      <p className={css.lead}>{t.readingLead}</p>
      <div className={css.fields}>
        {columns.map((column) => (
          <Select
            key={column}
            label={columnLabels[column]}
            items={[{ id: NONE, label: t.noColumn }, ...choices]}
            value={places[column] === undefined ? NONE : String(places[column])}
            onChange={(id) => choosePlace(column, id)}
          />
        ))}
        {(zone !== null || options.zone !== undefined) && (
          <Select
            label={t.clock}
            description={t.clockHint}
            items={clockOptions()}
            value={options.zone ?? zone}
            onChange={(id) => onChange({ ...options, zone: id })}
          />
        )}
        {(reasons.has('ambiguous-date') || options.dateOrder) && (
          <Select
            label={t.dateOrder}
            items={orders}
            value={options.dateOrder ?? null}
            onChange={(dateOrder) => onChange({ ...options, dateOrder })}
          />
        )}
        {(reasons.has('ambiguous-amount') || options.decimal) && (
          <Select
            label={t.decimal}
            items={decimals}
            value={options.decimal ?? null}
            onChange={(decimal) => onChange({ ...options, decimal })}
          />
        )}
        {(reasons.has('ambiguous-charge') || options.charges) && (
          <Select
            label={t.charges}
            items={charges}
            value={options.charges ?? null}
            onChange={(chosen) => onChange({ ...options, charges: chosen })}
          />
        )}
      </div>
      <Preview answer={answer} />
    </Disclosure>
  );
}

const labelOf = (header: string, place: number) => header || t.columnNumber({ number: place + 1 });

const isolate = (text: string | undefined) => <bdi>{text}</bdi>;

type Sample = Answer['table']['sample'][number];

/** The first lines as the file writes them, under headers that say what each column is read as. */
function Preview({ answer }: Pick<ReadingFormProps, 'answer'>) {
  const { headers, places, sample } = answer.table;
  const usedAs = (header: string, place: number) => {
    const used = columns.filter((column) => places[column] === place).map((column) => columnLabels[column]);
    return used.length > 0 ? t.usedAs({ header: labelOf(header, place), column: formatList(used) }) : labelOf(header, place);
  };
  const previewColumns = headers.map((header, place): TableColumn<Sample> => ({
    id: String(place),
    label: usedAs(header, place),
    cell: (cells) => isolate(cells[place]),
  }));
  return (
    <Table
      aria-label={t.preview}
      rows={sample}
      rowKey={(cells) => String(sample.indexOf(cells))}
      columns={previewColumns}
      narrow="scroll"
    />
  );
}
