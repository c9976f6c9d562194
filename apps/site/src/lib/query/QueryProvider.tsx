import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { subscribeToPresentPerson } from '../backend/session.ts';
import { createQueryClient } from './queryClient.ts';

/**
 * The query cache of a guarded area; cleared when another user signs in. Public pages never load it. As soon as signing out begins,
 * no query is sent any more. The cache stays until the area has gone, so that its screens do not turn empty before.
 */
export function QueryProvider({ children }: { readonly children: ReactNode }) {
  const [{ client, follow }] = useState(createPersonalClient);
  useEffect(follow, [follow]);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

function createPersonalClient() {
  let isOpen = true;
  const client = createQueryClient(() => isOpen);
  const follow = () => {
    let owner: string | undefined;
    return subscribeToPresentPerson((person) => {
      const wasOpen = isOpen;
      isOpen = person !== null;
      if (person === null) {
        void client.cancelQueries();
        return;
      }
      if (owner !== undefined && owner !== person.id) client.clear();
      else if (!wasOpen) void client.invalidateQueries(); // Signing out has failed: what was canceled is read again.
      owner = person.id;
    });
  };
  return { client, follow };
}
