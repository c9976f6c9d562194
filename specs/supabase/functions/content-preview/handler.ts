import type { EdgeEnvironment } from '../../../contract.ts';
import { requireAdmin } from '../_shared/admin.ts';
import { endpoint } from '../_shared/endpoint.ts';
import { oneOf, readFields, uuid, integer } from '../_shared/fields.ts';
import { readRows } from '../_shared/platform.ts';
import { readPreview, signPreview } from '../_shared/previewToken.ts';
import { Refusal } from '../_shared/Refusal.ts';

type Row = Readonly<Record<string, unknown>>;

const noStore = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };

/** POST: an admin makes a link to a draft. GET: whoever has the link reads the draft until it expires. */
export const handler = endpoint({ methods: ['GET', 'POST'] }, async ({ request, body, environment }) => {
  if (request.method === 'GET') return Response.json(await readDraft(request, environment), { headers: noStore });
  await requireAdmin(request, environment);
  const { table, id, hours } = readFields(body, { table: oneOf('blog_posts'), id: uuid, hours: integer(1, 168) });
  const expiresAt = Math.floor(environment.now() / 1000) + hours * 3600;
  const token = await signPreview(environment.serviceRoleKey, { table, id, expiresAt });
  return Response.json({ token, expiresAt: toIso(expiresAt) }, { headers: noStore });
});

async function readDraft(request: Request, environment: EdgeEnvironment) {
  const token = new URL(request.url).searchParams.get('token') ?? '';
  const grant = await readPreview(environment.serviceRoleKey, token);
  if (grant === null) throw new Refusal(422, 'preview_invalid', 'This link was not made by the console, or was changed.');
  if (environment.now() / 1000 >= grant.expiresAt) throw new Refusal(410, 'preview_expired', 'This link has expired.');
  const { table, id, expiresAt } = grant;
  const [[row], [draft]] = await Promise.all([
    rowsOf(environment, `${table}?select=*&id=eq.${id}`),
    rowsOf(environment, `content_drafts?select=changes&table_name=eq.${table}&row_id=eq.${id}`),
  ]);
  if (row === undefined) throw new Refusal(404, 'preview_gone', 'What this link shows was deleted.');
  const drafted: Row = { ...row, ...Object(draft?.['changes']) };
  const [category] = await rowsOf(environment, `blog_categories?select=slug,name&id=eq.${String(drafted['category_id'])}`);
  const shown = columns.map((name) => [name, drafted[name]] as const);
  return { article: { ...Object.fromEntries(shown), category: category ?? null }, expiresAt: toIso(expiresAt) };
}

/** What the page shows; who edits the article is nobody else's business. */
const columns = [
  'slug',
  'language',
  'title',
  'excerpt',
  'body',
  'author_name',
  'author_role',
  'reading_minutes',
  'tags',
  'published_at',
] as const;

async function rowsOf(environment: EdgeEnvironment, query: string): Promise<readonly Row[]> {
  return (await readRows(environment, query)) as readonly Row[];
}

const toIso = (seconds: number): string => new Date(seconds * 1000).toISOString();
