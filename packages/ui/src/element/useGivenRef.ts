import { useImperativeHandle, type Ref, type RefObject } from 'react';

/** Gives the caller's `ref` the element that the component holds in a ref of its own. */
export function useGivenRef(given: Ref<HTMLElement> | undefined, own: RefObject<HTMLElement | null>) {
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(given, () => own.current, [own]);
}
