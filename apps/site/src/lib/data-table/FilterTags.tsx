import { Suspense } from 'react';
import { lazyPart } from '../lazy-part/lazyPart.tsx';
import * as css from './DataTable.css.ts';

const FilterTagGroup = lazyPart(async () => (await import('./FilterTagGroup.tsx')).FilterTagGroup);

/** A filter in effect. */
export interface FilterTag {
  readonly id: string;
  readonly label: string;
  readonly remove: () => void;
}

/** Filters in effect, each with a button that removes it; in a line of their own below the fields. */
export function FilterTags({ tags }: { readonly tags: readonly (FilterTag | null)[] }) {
  const shown = tags.filter((tag) => tag !== null);
  if (shown.length === 0) return null;
  return (
    <div className={css.tags}>
      <Suspense fallback={null}>
        <FilterTagGroup tags={shown} />
      </Suspense>
    </div>
  );
}
