import { activeFilters } from '@duneline/specs/messages/data-table';
import { TagGroup } from '@duneline/ui';
import type { FilterTag } from './FilterTags.tsx';

/** The tags of `FilterTags`. */
export function FilterTagGroup({ tags }: { readonly tags: readonly FilterTag[] }) {
  return <TagGroup aria-label={activeFilters} items={tags} onRemove={([id]) => tags.find((tag) => tag.id === id)?.remove()} />;
}
