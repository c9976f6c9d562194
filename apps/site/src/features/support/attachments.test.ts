import { createBackend } from '@duneline/mocks';
import { backendSpec } from '@duneline/specs/backend';
import type { Database } from '@duneline/specs/database';
import { personas } from '@duneline/specs/scenarios';
import { createClient } from '@supabase/supabase-js';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { getClient, getStorage } from '../../lib/backend/client.ts';
import { attachFile, WrongContent } from './attachments.ts';

vi.mock('../../lib/backend/client.ts', () => ({ getClient: vi.fn(), getStorage: vi.fn() }));

let ticket: string;
let client: ReturnType<typeof createClient<Database>>;
let service: typeof client;
beforeEach(async () => {
  const backend = createBackend(backendSpec);
  const options = { global: { fetch: backend.fetch }, auth: { persistSession: false, autoRefreshToken: false } };
  client = createClient<Database>(backend.url, backend.keys.anon, options);
  service = createClient<Database>(backend.url, backend.keys.serviceRole, options);
  const { email = '', password = '' } = personas.trader.account ?? {};
  await client.auth.signInWithPassword({ email, password });
  vi.mocked(getClient).mockResolvedValue(client);
  vi.mocked(getStorage).mockResolvedValue(client.storage);
  const { data } = await client
    .from('tickets')
    .insert({ topic: 'account', subject: 'A file', message: 'See the file.' })
    .select('id')
    .single();
  ticket = data?.id ?? '';
});

const attachments = async () =>
  (await service.from('ticket_attachments').select('name, storage_path').eq('ticket_id', ticket)).data;
/** The files in the person's folder. */
const uploads = async () => (await service.storage.from('attachments').list((await client.auth.getUser()).data.user?.id)).data;

const pdf = '%PDF-1.7\n1 0 obj\n%%EOF\n';
const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0]);
const jpeg = new Uint8Array([0xff, 0xd8, 0xff, 0xe0]);

describe('a file for a ticket', () => {
  it.each<[what: string, content: BlobPart, name: string, type: string]>([
    ['a web page that is called a picture', '<script>alert(1)</script>', 'chart.png', 'image/png'],
    ['a web page that says so', '<script>alert(1)</script>', 'chart.html', 'text/html'],
    ['a text that begins like a PDF', '%PDF-1.7 is what I write', 'statement.pdf', 'application/pdf'],
    ['a drawing', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'chart.svg', 'image/svg+xml'],
    ['a photo that is called a PDF', jpeg, 'statement.pdf', 'application/pdf'],
    ['a PDF that is called a photo', pdf, 'chart.jpg', 'image/jpeg'],
    ['an empty file', '', 'chart.png', 'image/png'],
  ])('is not sent if it is %s', async (_what, content, name, type) => {
    await expect(attachFile(ticket, new File([content], name, { type }))).rejects.toBeInstanceOf(WrongContent);
    expect([await attachments(), await uploads()]).toEqual([[], []]);
  });

  it.each<[what: string, content: BlobPart, name: string, type: string, ending: string]>([
    ['a PDF', pdf, 'statement.pdf', 'application/pdf', 'pdf'],
    ['a photo', jpeg, 'chart.jpeg', 'image/jpeg', 'jpg'],
    ['a screenshot', png, 'chart.png', 'image/png', 'png'],
    ['a screenshot whose name says no type', png, 'chart', '', 'png'],
  ])('is stored by its content if it is %s', async (_what, content, name, type, ending) => {
    await attachFile(ticket, new File([content], name, { type }));
    expect(await attachments()).toEqual([{ name, storage_path: expect.stringMatching(new RegExp(`\\.${ending}$`)) }]);
    expect(await uploads()).toHaveLength(1);
  });
});
