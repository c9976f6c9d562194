import { Button, close, Form, IconButton, Popover, TextField } from '@duneline/ui';
import * as t from '@duneline/specs/messages/data-table';
import { useState } from 'react';
import { textOf } from '../form/textOf.ts';
import { readSavedViews, removeView, saveView } from './savedViews.ts';
import * as css from './DataTable.css.ts';

interface SavedViewsProps {
  /** The table's name. */
  readonly name: string;
  /** Query string of the current view. */
  readonly search: string;
  readonly open: (search: string) => void;
}

/** Saved views of a table: opens, saves and removes them. They are stored in this browser until one signs out. */
export function SavedViews(props: SavedViewsProps) {
  return (
    <Popover aria-label={t.views} trigger={<Button size="sm">{t.views}</Button>} placement="bottom end">
      {({ close: hide }) => <ViewList {...props} hide={hide} />}
    </Popover>
  );
}

function ViewList({ name, search, open, hide }: SavedViewsProps & { readonly hide: () => void }) {
  const [views, setViews] = useState(() => readSavedViews(name, localStorage));
  return (
    <div className={css.panel}>
      {views.length > 0 && (
        <ul role="list" className={css.views}>
          {views.map((view) => (
            <li key={view.name} className={css.view}>
              <Button
                variant="quiet"
                size="sm"
                onPress={() => {
                  open(view.search);
                  hide();
                }}
              >
                {view.name}
              </Button>
              <IconButton
                aria-label={t.removeView({ name: view.name })}
                size="sm"
                icon={close}
                onPress={() => setViews(removeView(name, view.name, localStorage))}
              />
            </li>
          ))}
        </ul>
      )}
      <Form
        validationBehavior="aria"
        onSubmit={(event) => {
          event.preventDefault();
          const title = textOf(event.currentTarget, 'name').trim();
          if (title === '') return;
          setViews(saveView(name, { name: title, search }, localStorage));
          hide();
        }}
      >
        <TextField name="name" label={t.viewName} maxLength={40} isRequired />
        <Button type="submit" size="sm">
          {t.saveView}
        </Button>
        <p className={css.note}>{t.viewsNote}</p>
      </Form>
    </div>
  );
}
