import { useQuery } from '@tanstack/react-query';
import { tableKey } from '../../lib/query/tableKey.ts';
import { readAccount } from './readAccount.ts';

/** The signed-in user with profile and roles. */
export const useAccount = () => useQuery({ queryKey: tableKey('profiles', 'account'), queryFn: readAccount });
