import type { Person } from '@duneline/machines';
import { useEffect, useState } from 'react';
import { readPerson, subscribeToPerson } from '../../lib/backend/session.ts';

/** The signed-in user; `undefined` until that is known, `null` for a guest. */
export function usePerson(): Person | null | undefined {
  const [person, setPerson] = useState<Person | null>();
  useEffect(() => {
    let stop = () => {};
    let isLeft = false;
    readPerson().then(
      (found) => {
        if (isLeft) return;
        setPerson(found);
        stop = subscribeToPerson(setPerson);
      },
      (error: unknown) => {
        console.warn('It is not known who is signed in; the order is taken as a guest’s.', error);
        if (!isLeft) setPerson(null);
      },
    );
    return () => {
      isLeft = true;
      stop();
    };
  }, []);
  return person;
}
