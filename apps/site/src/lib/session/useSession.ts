import type { SessionView } from '@duneline/machines';
import { useEffect } from 'react';
import { sessionFlow } from './sessionFlow.ts';

/** Who is signed in, with assurance, factors and what went wrong last; starts the page's session. */
export function useSession(): SessionView {
  useEffect(() => sessionFlow.preload(), []);
  return sessionFlow.useView();
}
