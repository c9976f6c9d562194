import type { RowData } from '@tanstack/react-table';
import { person, unknownPerson } from '@duneline/specs/messages/admin-business';
import { filterTag } from '@duneline/specs/messages/data-table';
import { useQuery } from '@tanstack/react-query';
import type { FilterTag } from '../../lib/data-table/FilterTags.tsx';
import type { DataTableControl } from '../../lib/data-table/useDataTable.ts';
import { tableKey } from '../../lib/query/tableKey.ts';
import { readPersonFilter } from './readPersonFilter.ts';
import { readNames } from './readNames.ts';

/** The person whose rows a list is limited to, as a tag; `null` without one, and while their name is read. */
export function usePersonTag<Row extends RowData>({ view, setFilter }: DataTableControl<Row>): FilterTag | null {
  const id = readPersonFilter(view.filters);
  const { data: names, isPending } = useQuery({
    queryKey: tableKey('profiles', 'name', id),
    queryFn: () => readNames([id ?? null]),
    enabled: id !== undefined,
  });
  if (id === undefined || isPending) return null;
  return {
    id,
    label: filterTag({ filter: person, value: names?.get(id) ?? unknownPerson }),
    remove: () => setFilter('person', ''),
  };
}
