import { FunctionsHttpError } from '@supabase/supabase-js';
import { describe, expect, it } from 'vitest';
import { openProject, type Client, type Project } from './project.ts';

const pdf = '%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF';
const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0]);

async function idOf(client: Client): Promise<string> {
  const { data } = await client.auth.getUser();
  return data.user?.id ?? '';
}

async function hand(client: Client, body: object) {
  const { data, error, response } = await client.functions.invoke('submit-document', { body: { ...body } });
  if (error instanceof FunctionsHttpError) return { status: error.context.status, ...(await error.context.json()) };
  return { ...data, status: response?.status };
}

/** A signed-in person whose folder holds a file. */
async function withFile(
  project: Project,
  content: string | Uint8Array<ArrayBuffer>,
  type = 'application/pdf',
  name = 'paper.pdf',
) {
  const client = await project.clientOf('affiliate');
  const path = `${await idOf(client)}/${name}`;
  const { error } = await client.storage.from('kyc').upload(path, new Blob([content], { type }), { contentType: type });
  expect(error).toBeNull();
  return { client, path };
}

const documentAt = async (client: Client, path: string) =>
  (await client.from('kyc_documents').select('kind, status').eq('storage_path', path)).data;
const existsAt = async (client: Client, path: string) => (await client.storage.from('kyc').exists(path)).data;

describe('submit-document', () => {
  it('hands in a file whose content is what it was uploaded as, once', async () => {
    const { client, path } = await withFile(openProject(), pdf);
    expect(await hand(client, { path, kind: 'residence-permit' })).toEqual({ status: 201, isNew: true });
    expect(await hand(client, { path, kind: 'residence-permit' })).toEqual({ status: 200, isNew: false });
    expect(await documentAt(client, path)).toEqual([{ kind: 'residence-permit', status: 'pending' }]);
  });

  it.each(['scan.pdf (1)', 'passport (copy).PDF', 'scan', '12.2026'])('takes the type of %s from its content', async (name) => {
    const { client, path } = await withFile(openProject(), pdf, 'application/pdf', name);
    expect(await hand(client, { path, kind: 'residence-permit' })).toEqual({ status: 201, isNew: true });
  });

  it.each(['evil.html', 'passport.exe', 'passport.jpg'])('refuses a PDF that is called %s and removes it', async (name) => {
    const { client, path } = await withFile(openProject(), pdf, 'application/pdf', name);
    expect(await hand(client, { path, kind: 'residence-permit' })).toMatchObject({ status: 422, code: 'document_content_wrong' });
    expect(await existsAt(client, path)).toBe(false);
  });

  it.each<[string, string | Uint8Array<ArrayBuffer>, string]>([
    ['a text that begins like a PDF', '%PDF-1.7 is what I write', 'application/pdf'],
    ['a long text that begins like a PDF', `%PDF-1.7 %%EOF ${'x'.repeat(2000)}`, 'application/pdf'],
    ['a program', 'MZ\u0090\0\u0003', 'application/pdf'],
    ['a web page', '<!doctype html><script>alert(1)</script>', 'application/pdf'],
    ['a drawing with a script', '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>', 'image/png'],
    ['a PNG that says it is a PDF', png, 'application/pdf'],
    ['a PDF after a line of HTML', `<script></script>\n${pdf}`, 'application/pdf'],
    ['half a signature', png.slice(0, 5), 'image/png'],
    ['nothing', '', 'application/pdf'],
  ])('refuses %s by its content and removes it', async (_what, content, type) => {
    const { client, path } = await withFile(openProject(), content, type);
    expect(await hand(client, { path, kind: 'residence-permit' })).toMatchObject({ status: 422, code: 'document_content_wrong' });
    expect(await documentAt(client, path)).toEqual([]);
    expect(await existsAt(client, path)).toBe(false);
  });

  it('hands in nothing twice of a kind that is in review, and removes the second file', async () => {
    const project = openProject();
    const { client, path } = await withFile(project, pdf);
    await hand(client, { path, kind: 'residence-permit' });
    const { path: second } = await withFile(project, png, 'image/png', 'second.png');
    expect(await hand(client, { path: second, kind: 'residence-permit' })).toMatchObject({
      status: 409,
      code: 'document_in_review',
    });
    expect([await existsAt(client, second), await existsAt(client, path)]).toEqual([false, true]);
  });

  it("neither reads, removes nor hands in somebody else's file, and does not say whether it exists", async () => {
    const project = openProject();
    const { client, path } = await withFile(project, 'MZ');
    const trader = await project.clientOf('trader');
    for (const one of [path, path.replace('paper', 'no-such')])
      expect(await hand(trader, { path: one, kind: 'passport' })).toMatchObject({ status: 404, code: 'document_not_found' });
    expect(await existsAt(client, path)).toBe(true);
  });

  it('says when the own folder has no such file', async () => {
    const client = await openProject().clientOf('trader');
    const path = `${await idOf(client)}/no-such.pdf`;
    expect(await hand(client, { path, kind: 'residence-permit' })).toMatchObject({ status: 404, code: 'document_not_found' });
  });

  it.each([
    { path: '../x/paper.pdf' },
    { path: 'paper.pdf' },
    { path: '' },
    { path: '00000000-0000-4000-8000-000000000000/a..b' },
    { path: '00000000-0000-4000-8000-000000000000/ a' },
    { path: '00000000-0000-4000-8000-000000000000/a.pdf",status.eq.approved' },
    { kind: 'driving-license' },
  ])('refuses %j', async (wrong) => {
    const { client, path } = await withFile(openProject(), pdf);
    expect(await hand(client, { path, kind: 'passport', ...wrong })).toMatchObject({ status: 400, code: 'validation_failed' });
  });

  it('is the only way to hand a file in', async () => {
    const { client, path } = await withFile(openProject(), pdf);
    const { error } = await client.from('kyc_documents').insert({ kind: 'residence-permit', storage_path: path });
    expect(error).toMatchObject({ code: '42501' });
  });

  it('is for people who are signed in', async () => {
    expect(await hand(openProject().client(), { path: 'x', kind: 'passport' })).toMatchObject({
      status: 401,
      code: 'no_authorization',
    });
  });

  it('answers 502 when storage is down', async () => {
    const scenario = {
      name: 'down',
      summary: 'Storage is down.',
      faults: [{ on: 'storage.*', answer: { status: 503 } }],
    } as const;
    const client = await openProject({ scenario }).clientOf('trader');
    const path = `${await idOf(client)}/permit.pdf`;
    expect(await hand(client, { path, kind: 'residence-permit' })).toMatchObject({ status: 502, code: 'unexpected_failure' });
  });
});
