import type { AriaAttributes, Ref } from 'react';

/**
 * What every component passes to its main element: `id`, `ref`, every `aria-*` and every `data-*`. TypeScript accepts any
 * attribute with a hyphen in JSX, so `data-*` needs no declaration.
 */
export interface ElementProps<E extends Element = HTMLElement> extends AriaAttributes {
  id?: string;
  ref?: Ref<E>;
}
