import { afterEach, expect, it } from 'vitest';
import { idOf, openProject } from '../project.ts';

const endings: (() => PromiseLike<unknown>)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0).toReversed()) await end();
});

it('lets people put a picture into a folder of their own, and nobody else', async () => {
  const { clientOf } = openProject();
  const [trader, affiliate] = [await clientOf('trader'), await clientOf('affiliate')];
  const path = `${await idOf(trader)}/${crypto.randomUUID()}.png`;
  const own = trader.storage.from('avatars');
  endings.push(() => own.remove([path]));
  const picture = new Blob(['one'], { type: 'image/png' });
  expect((await own.upload(path, picture)).error).toBeNull();
  expect(await (await affiliate.storage.from('avatars').download(path)).data?.text()).toBe('one');
  const taken = await affiliate.storage.from('avatars').upload(path, picture, { upsert: true });
  expect(taken.error?.message).toBe('new row violates row-level security policy');
});

it('keeps documents from everybody else', async () => {
  const { client, clientOf } = openProject();
  const trader = await clientOf('trader');
  const path = `${await idOf(trader)}/${crypto.randomUUID()}.pdf`;
  endings.push(() => openProject().client(openProject().keys.serviceRole).storage.from('kyc').remove([path]));
  const document = new Blob(['%PDF-1.7'], { type: 'application/pdf' });
  expect((await trader.storage.from('kyc').upload(path, document)).error).toBeNull();
  expect((await client().storage.from('kyc').download(path)).error).not.toBeNull();
});

it('refuses a type that the bucket does not take', async () => {
  const admin = await openProject().clientOf('admin');
  const { error } = await admin.storage
    .from('media')
    .upload(`${crypto.randomUUID()}.txt`, new Blob(['x'], { type: 'text/plain' }));
  expect(error?.message).toBe('mime type text/plain is not supported');
});
