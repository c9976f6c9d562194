import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { subscribeToPerson } from '../backend/session.ts';
import { createQueryClient } from './queryClient.ts';

/**
 * The query cache of a guarded area; cleared when another user signs in. Public pages never load it. After signing out it stays
 * until the area has gone: an empty cache would ask for everything again, in the name of a visitor.
 */
export function QueryProvider({ children }: { readonly children: ReactNode }) {
  const [client] = useState(createQueryClient);
  useEffect(() => {
    let known: string | null | undefined;
    return subscribeToPerson((person) => {
      const id = person?.id ?? null;
      if (id === null) void client.cancelQueries();
      else if (known !== undefined && known !== id) client.clear();
      known = id;
    });
  }, [client]);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
