import type { ReactElement } from 'react';
import type { Fields, ValuesOf } from './fields.ts';

/** Context for rendering a block. */
interface Spot<Name extends string = string> {
  /** Unique in the page. */
  readonly id: string;
  /** Sets a field of the block, for components with their own controls. */
  readonly onChange: (name: Name, value: string) => void;
}

/** A component that pages can be composed of. */
export interface Kind<Of extends Fields = Fields> {
  readonly label: string;
  readonly fields: Of;
  /** Renders the component with its props; the element is also printed as JSX. */
  // A method, because its bivariance allows kinds with different fields in one list.
  draw(values: ValuesOf<Of>, spot: Spot<Extract<keyof Of, string>>): ReactElement;
}

/** Preserves the types of a kind's fields in `draw`. */
export function kind<Of extends Fields>(of: Kind<Of>): Kind {
  return of;
}
