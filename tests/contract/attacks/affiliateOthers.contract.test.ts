import { affiliate as program } from '@duneline/specs/site';
import { beforeAll, describe, expect, it } from 'vitest';
import { idOf, openProject, type Client, type Person } from '../project.ts';

// Two affiliates with a ticket, files and documents each: neither can read, list, sign, replace or answer those of the other.

const { clientOf } = openProject();
const file = (text: string) => new Blob([`%PDF-1.7 ${text} %%EOF`], { type: 'application/pdf' });
const denied = { code: '42501' };

interface Affiliate {
  readonly client: Client;
  readonly id: string;
  readonly affiliateId: string;
  readonly ticket: string;
  readonly reply: string;
  readonly path: string;
}
const people: Affiliate[] = [];

/** Signs in and creates a row or file in every table and bucket that affiliates write. */
async function openAffiliate(person: Person): Promise<Affiliate> {
  const client = await clientOf(person);
  const id = await idOf(client);
  const path = `${id}/paper.pdf`;
  const application = {
    _name: 'An Affiliate',
    _code: `CODE${person.toUpperCase()}`,
    _audience: 'A newsletter',
    _website: null!,
    _terms: program.termsVersion,
  };
  expect((await client.rpc('apply_as_affiliate', application)).error).toBeNull();
  const { data: own } = await client.from('affiliates').select('id').single();
  const [ticket, reply] = [crypto.randomUUID(), crypto.randomUUID()];
  const link = { affiliate_id: own?.id ?? '', name: 'Own', path: '/', utm_source: 'a', utm_medium: 'b', utm_campaign: 'c' };
  for (const { error } of [
    await client.from('affiliate_links').insert(link),
    await client.from('tickets').insert({ id: ticket, topic: 'affiliate', subject: 'A question', message: 'What now?' }),
    await client.from('ticket_replies').insert({ id: reply, ticket_id: ticket, body: 'And this.' }),
    await client.from('ticket_views').insert({ ticket_id: ticket, reply_id: reply }),
    await client.storage.from('kyc').upload(path, file('kyc')),
    await client.storage.from('attachments').upload(path, file('attachment')),
    await client.functions.invoke('submit-document', { body: { kind: 'residence-permit', path } }),
    await client.from('ticket_attachments').insert({ ticket_id: ticket, storage_path: path, name: 'paper.pdf' }),
  ])
    expect(error).toBeNull();
  return { client, id, affiliateId: own?.id ?? '', ticket, reply, path };
}

beforeAll(async () => {
  people.push(await openAffiliate('affiliate'), await openAffiliate('trader'));
});

const pairs = [
  ['the first', 0, 1],
  ['the second', 1, 0],
] as const;

describe.each(pairs)('%s of two affiliates', (_name, one, other) => {
  const mine = () => people[one]!;
  const theirs = () => people[other]!;

  it('reads no row of the other, also not by its id', async () => {
    const { client } = mine();
    const { id, affiliateId, ticket } = theirs();
    const answers = await Promise.all([
      client.from('affiliates').select('id').eq('id', affiliateId),
      client.from('affiliate_links').select('id').eq('affiliate_id', affiliateId),
      client.from('affiliate_clicks').select('id').eq('affiliate_id', affiliateId),
      client.from('affiliate_referrals').select('id').eq('affiliate_id', affiliateId),
      client.from('affiliate_commissions').select('id').eq('affiliate_id', affiliateId),
      client.from('affiliate_payouts').select('id').eq('affiliate_id', affiliateId),
      client.from('affiliate_payout_methods').select('affiliate_id').eq('affiliate_id', affiliateId),
      client.from('affiliate_flags').select('order_id').eq('affiliate_id', affiliateId),
      client.from('tickets').select('id').eq('id', ticket),
      client.from('ticket_replies').select('id').eq('ticket_id', ticket),
      client.from('ticket_views').select('reply_id').eq('ticket_id', ticket),
      client.from('ticket_attachments').select('id').eq('ticket_id', ticket),
      client.from('kyc_documents').select('id').eq('owner_id', id),
    ]);
    for (const { data, error } of answers) expect({ data, error }).toEqual({ data: [], error: null });
  });

  it('writes nothing into a ticket or an account of the other', async () => {
    const { client, path } = mine();
    const { affiliateId, ticket, reply } = theirs();
    const inserts = [
      await client.from('ticket_replies').insert({ ticket_id: ticket, body: 'Mine.' }),
      await client.from('ticket_views').insert({ ticket_id: ticket, reply_id: reply }),
      await client.from('ticket_attachments').insert({ ticket_id: ticket, storage_path: path, name: 'paper.pdf' }),
      await client
        .from('affiliate_payout_methods')
        .insert({ affiliate_id: affiliateId, method: 'UPI', details: { vpa: 'a@okaxis' } }),
    ];
    for (const { error } of inserts) expect(error).toMatchObject(denied);
    const changes = [
      await client.from('affiliate_links').update({ is_archived: true }).eq('affiliate_id', affiliateId).select('id'),
      await client.from('tickets').update({ status: 'closed' }).eq('id', ticket).select('id'),
    ];
    for (const { data } of changes) expect(data).toEqual([]);
  });

  it.each(['kyc', 'attachments'])(
    'neither lists, downloads, signs, replaces, copies nor removes a file of the other in %s',
    async (bucket) => {
      const files = mine().client.storage.from(bucket);
      const { id, path, client } = theirs();
      expect((await files.list(id)).data).toEqual([]);
      expect((await files.download(path)).data).toBeNull();
      expect((await files.createSignedUrl(path, 60)).data).toBeNull();
      expect((await files.update(path, file('mine'))).data).toBeNull();
      expect((await files.copy(path, `${mine().id}/copy.pdf`)).data).toBeNull();
      expect((await files.move(path, `${mine().id}/moved.pdf`)).data).toBeNull();
      expect((await files.remove([path])).data).toEqual([]);
      expect(await (await client.storage.from(bucket).download(path)).data?.text()).toMatch(/^%PDF-1\.7/);
    },
  );
});
