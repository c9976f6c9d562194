import { useQuery, type QueryKey } from '@tanstack/react-query';

/** What a card of the overview shows. It is read again whenever the overview opens, because decisions elsewhere change it. */
export const useOverviewQuery = <Data>(queryKey: QueryKey, queryFn: () => Promise<Data>) =>
  useQuery({ queryKey, queryFn, staleTime: 0 });
