import type { RowData } from '@tanstack/react-table';
import * as t from '@duneline/specs/messages/data-table';
import { MultiSelect, type FieldOption } from '@duneline/ui';
import { FilterTags } from './FilterTags.tsx';
import { readFilterValues, writeFilterValues } from './filterValues.ts';
import type { DataTableControl } from './useDataTable.ts';

/** A filter that takes several values. */
interface MultiFilter {
  /** Id of the filter. */
  readonly id: string;
  readonly label: string;
  readonly items: readonly FieldOption[];
}

export interface MultiFiltersProps<Row extends RowData> {
  readonly table: DataTableControl<Row>;
  readonly filters: readonly MultiFilter[];
}

/** Filters that take several values, and below them the values in effect, each with a button that removes it. */
export function MultiFilters<Row extends RowData>({ table: { view, setFilter }, filters }: MultiFiltersProps<Row>) {
  const chosen = filters.map((filter) => ({
    ...filter,
    values: readFilterValues(
      view.filters,
      filter.id,
      filter.items.map(({ id }) => id),
    ),
  }));
  const tags = chosen.flatMap(({ id: filter, label, items, values }) =>
    items
      .filter(({ id }) => values.includes(id))
      .map(({ id, label: name }) => ({
        id: `${filter}.${id}`,
        label: t.filterTag({ filter: label, value: name }),
        remove: () => setFilter(filter, writeFilterValues(values.filter((one) => one !== id))),
      })),
  );
  return (
    <>
      {chosen.map(({ id, label, items, values }) => (
        <MultiSelect
          key={id}
          label={label}
          items={items}
          placeholder={t.anyValue}
          value={values}
          onChange={(keys) => setFilter(id, writeFilterValues(keys))}
        />
      ))}
      <FilterTags tags={tags} />
    </>
  );
}
