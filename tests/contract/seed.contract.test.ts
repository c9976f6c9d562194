import { afterAll, beforeAll } from 'vitest';
import { describeAccounts } from './seed/accounts.ts';
import { describeCatalogue } from './seed/catalogue.ts';
import { openSeed } from './seed/openSeed.ts';
import { describeOrders } from './seed/orders.ts';
import { describePayouts } from './seed/payouts.ts';
import { describeTables } from './seed/tables.ts';

let seed: Awaited<ReturnType<typeof openSeed>>;
beforeAll(async () => {
  seed = await openSeed();
});
afterAll(() => seed.close());

const rows = <T>(select: string): Promise<T[]> => seed.rows<T>(select);
describeCatalogue(rows);
describeOrders(rows);
describeAccounts(rows);
describePayouts(rows);
describeTables(rows);
