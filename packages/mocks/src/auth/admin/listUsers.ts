import { json } from '../../gateway/json.ts';
import type { AuthCall } from '../AuthCall.ts';
import { AuthError } from '../AuthError.ts';
import type { AuthUser } from '../rows.ts';
import { users } from '../tables.ts';
import { userJson } from '../userJson.ts';
import { requireAdmin } from './requireAdmin.ts';

const aud = 'authenticated';

/** GET /admin/users: a page of users, newest first unless `sort` is given. */
export async function listUsers(call: AuthCall): Promise<Response> {
  await requireAdmin(call);
  const { project, url } = call;
  const isAscending = readSort(url);
  const page = readCount(url, 'page', 1);
  const perPage = readCount(url, 'per_page', 50);
  if (perPage === 0) {
    const message = 'Unexpected failure, please check server logs for more information';
    throw new AuthError(500, 'unexpected_failure', message);
  }
  const filter = url.searchParams.get('filter') ?? '';
  const found = users(project)
    .find({ aud })
    .filter((user) => isLike(user, filter))
    .toSorted((one, other) => one.created_at.localeCompare(other.created_at));
  const sorted = isAscending ? found : found.toReversed();
  const start = (Math.max(page, 1) - 1) * perPage;
  const people = sorted.slice(start, start + perPage).map((user) => userJson(project, user));
  return json(200, { users: people, aud }, pageHeaders(url, page, perPage, found.length));
}

function isLike({ email, user_metadata: { full_name: name } }: AuthUser, filter: string): boolean {
  return (
    filter === '' ||
    email?.includes(filter) === true ||
    (typeof name === 'string' && name.toLowerCase().includes(filter.toLowerCase()))
  );
}

/** Whether the oldest come first. @throws AuthError `validation_failed` for other sort columns */
function readSort(url: URL): boolean {
  const [field, direction = 'desc'] = (url.searchParams.get('sort') ?? 'created_at').split(/ (.*)/s);
  if (field !== 'created_at') throw badSort(`bad field for sort '${field}'`);
  if (!['asc', 'desc'].includes(direction.toLowerCase())) {
    throw badSort(`bad direction for sort '${direction}', only 'asc' and 'desc' allowed`);
  }
  return direction.toLowerCase() === 'asc';
}

function badSort(reason: string): AuthError {
  return new AuthError(400, 'validation_failed', `Bad Sort Parameters: ${reason}`);
}

function readCount(url: URL, name: string, otherwise: number): number {
  const text = url.searchParams.get(name) ?? '';
  if (text === '') return otherwise;
  if (/^\d+$/.test(text) && Number.isSafeInteger(Number(text))) return Number(text);
  const reason = /^\d+$/.test(text) ? 'value out of range' : 'invalid syntax';
  const message = `Bad Pagination Parameters: strconv.ParseUint: parsing ${JSON.stringify(text)}: ${reason}`;
  throw new AuthError(400, 'validation_failed', message);
}

function pageHeaders(url: URL, page: number, perPage: number, total: number): Readonly<Record<string, string>> {
  const last = Math.ceil(total / perPage);
  const link = (to: number, rel: string): string => {
    const query = new URLSearchParams(url.searchParams);
    query.set('page', String(to));
    query.sort();
    return `</admin/users?${query.toString()}>; rel="${rel}"`;
  };
  const next = last > page ? [link(page + 1, 'next')] : [];
  return { 'x-total-count': String(total), link: [...next, link(last, 'last')].join(', ') };
}
