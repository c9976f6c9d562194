import { useImperativeHandle, type Ref, type RefObject } from 'react';

/** Sets the caller's `ref` to the element in the component's own ref. */
export function useGivenRef(given: Ref<HTMLElement> | undefined, own: RefObject<HTMLElement | null>) {
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(given, () => own.current, [own]);
}
