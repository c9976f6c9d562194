import type { FormEvent } from 'react';

/** What a field of a form that is being sent holds, as it was typed; empty when there is no such field. */
export function fieldOf(event: FormEvent<HTMLFormElement>, name: string): string {
  const value = new FormData(event.currentTarget).get(name);
  return typeof value === 'string' ? value : '';
}
