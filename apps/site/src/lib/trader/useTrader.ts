import { useQuery } from '@tanstack/react-query';
import { tableKey, type TableName } from '../query/tableKey.ts';
import { readAccounts, readDays, readPayouts, readPositions } from './readTrader.ts';

/** The tables whose changes update the dashboard. */
export const traderTables: readonly TableName[] = ['trading_accounts', 'daily_equity', 'positions', 'payouts'];

export const useAccounts = () => useQuery({ queryKey: tableKey('trading_accounts', 'own'), queryFn: readAccounts });
export const useDays = (id: string) => useQuery({ queryKey: tableKey('daily_equity', id), queryFn: () => readDays(id) });
export const usePositions = (id: string) => useQuery({ queryKey: tableKey('positions', id), queryFn: () => readPositions(id) });
export const usePayouts = (id: string, enabled = true) =>
  useQuery({ queryKey: tableKey('payouts', id), queryFn: () => readPayouts(id), enabled });
