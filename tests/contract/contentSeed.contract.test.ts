import { afterAll, beforeAll } from 'vitest';
import { describeAffiliates } from './seed/affiliates.ts';
import { describeBlog } from './seed/blog.ts';
import { describeContentTables } from './seed/contentTables.ts';
import { describeEditableContent } from './seed/editableContent.ts';
import { openSeed } from './seed/openSeed.ts';
import { describeSupport } from './seed/support.ts';

let seed: Awaited<ReturnType<typeof openSeed>>;
beforeAll(async () => {
  seed = await openSeed();
});
afterAll(() => seed.close());

const rows = <T>(select: string): Promise<T[]> => seed.rows<T>(select);

describeEditableContent(rows);
describeBlog(rows);
describeAffiliates(rows);
describeSupport(rows);
describeContentTables(rows);
