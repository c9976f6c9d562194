import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { subscribeToPerson } from '../backend/session.ts';
import { createQueryClient } from './queryClient.ts';

/** The query cache of a guarded area; cleared when another user signs in. Public pages never load it. */
export function QueryProvider({ children }: { readonly children: ReactNode }) {
  const [client] = useState(createQueryClient);
  useEffect(() => {
    let known: string | null | undefined;
    return subscribeToPerson((person) => {
      const id = person?.id ?? null;
      if (known !== undefined && known !== id) client.clear();
      known = id;
    });
  }, [client]);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
