import type { ElementProps } from './ElementProps.ts';

/** The props that a component passes to its main element: `id`, `ref`, every `aria-*` and every `data-*`. */
export function pickElementProps<E extends Element>(props: ElementProps<E>): ElementProps<never> {
  return Object.fromEntries(Object.entries(props).filter(([name]) => isElementProp(name)));
}

function isElementProp(name: string): boolean {
  return name === 'id' || name === 'ref' || name.startsWith('aria-') || name.startsWith('data-');
}
