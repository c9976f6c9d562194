import type { ReactElement } from 'react';
import type { Fields, ValuesOf } from './fields.ts';

/** Where a block is drawn. */
interface Spot<Name extends string = string> {
  /** No other block of the page has it. */
  readonly id: string;
  /** Sets a field of the block, for a component whose own controls do. */
  readonly onChange: (name: Name, value: string) => void;
}

/** A part of the kit that a page can be composed from. */
export interface Kind<Of extends Fields = Fields> {
  readonly label: string;
  readonly fields: Of;
  /** A component of the kit with its props, which is shown and written out as JSX. */
  // A method: kinds of different fields stand in one list.
  draw(values: ValuesOf<Of>, spot: Spot<Extract<keyof Of, string>>): ReactElement;
}

/** Keeps the types of a kind's own fields where it draws. */
export function kind<Of extends Fields>(of: Kind<Of>): Kind {
  return of;
}
