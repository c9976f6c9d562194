import { expect, it } from 'vitest';
import { idOf, openProject } from '../project.ts';

// The number of files in a user's folder is limited, and nobody can list those of others.

const file = new Blob(['%PDF-1.7'], { type: 'application/pdf' });

it('refuses the 31st file of a person in a bucket', async () => {
  const { clientOf } = openProject();
  const trader = await clientOf('trader');
  const folder = await idOf(trader);
  const upload = (name: string) => trader.storage.from('kyc').upload(`${folder}/${name}.pdf`, file);
  for (let count = 0; count < 30; count += 1) expect((await upload(`paper-${count}`)).error).toBeNull();
  expect((await upload('one-more')).error).toMatchObject({ message: 'new row violates row-level security policy' });
  await trader.storage.from('avatars').upload(`${folder}/me.png`, new Blob(['x'], { type: 'image/png' }));
  expect((await trader.rpc('count_own_files', { _bucket: 'avatars' })).data).toBe(1);
});

it("lists nobody else's avatars or documents, to visitors nothing at all", async () => {
  const { client, clientOf } = openProject();
  const trader = await clientOf('trader');
  const folder = await idOf(trader);
  const { error } = await trader.storage.from('avatars').upload(`${folder}/me.png`, new Blob(['x'], { type: 'image/png' }));
  expect(error).toBeNull();
  for (const other of [client(), await clientOf('affiliate')]) {
    expect((await other.storage.from('avatars').list('')).data).toEqual([]);
    expect((await other.storage.from('avatars').list(folder)).data).toEqual([]);
    expect((await other.storage.from('kyc').list(folder)).data).toEqual([]);
  }
  expect((await trader.storage.from('avatars').list(folder)).data).toMatchObject([{ name: 'me.png' }]);
});
