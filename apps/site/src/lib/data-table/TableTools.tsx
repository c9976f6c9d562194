import type { RowData } from '@tanstack/react-table';
import { Button, CheckboxGroup, Popover } from '@duneline/ui';
import * as t from '@duneline/specs/messages/data-table';
import { ExportButton } from './ExportButton.tsx';
import { SavedViews } from './SavedViews.tsx';
import type { DataTableControl } from './useDataTable.ts';
import * as css from './DataTable.css.ts';

/** Column visibility, saved views, and export of the matching rows. */
export function TableTools<Row extends RowData>({ table }: { readonly table: DataTableControl<Row> }) {
  const { hideable, toggleColumns, count } = table;
  return (
    <div className={css.group}>
      {hideable.length > 0 && (
        <Popover aria-label={t.columns} trigger={<Button size="sm">{t.columns}</Button>} placement="bottom end">
          <div className={css.panel}>
            <CheckboxGroup
              label={t.columns}
              items={hideable.map(({ id, label }) => ({ id, label }))}
              value={hideable.filter(({ isShown }) => isShown).map(({ id }) => id)}
              onChange={toggleColumns}
            />
          </div>
        </Popover>
      )}
      <SavedViews name={table.name} search={table.search} open={table.open} />
      {count > 0 && <ExportButton table={table} />}
    </div>
  );
}
