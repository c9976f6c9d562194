import { isAnswer, type Answer } from '@duneline/specs/answers/adminUsers';
import type { RowsRequest } from '../../../lib/data-table/DataColumn.ts';
import { callFunction } from '../../../lib/backend/callFunction.ts';
import { confirmChange } from '../../../lib/query/confirmChange.ts';
import { ServiceError } from '../../../lib/query/ServiceError.ts';
import { verifyAgain } from '../verifyAgain.ts';

type Page = Extract<Answer, { readonly users: unknown }>;
type Change = Exclude<Answer, Page>;
const isPage = (answer: unknown): answer is Page => isAnswer(answer) && 'users' in answer;
const isChange = (answer: unknown): answer is Change => isAnswer(answer) && 'user' in answer;

/** A user account. */
export type UserRow = Page['users'][number];

/** In characters: the function refuses a longer text. */
export const LONGEST_SEARCH = 120;
/** Maximum number of users in one response of the function. */
const LONGEST_PAGE = 200;

type UsersRequest = Omit<RowsRequest, 'signal'> & { readonly signal?: AbortSignal };

/**
 * User accounts, which only the service key may list.
 * @throws {ServiceError}
 */
export async function readUsers({ filters, order, from, to, signal }: UsersRequest) {
  const size = to - from + 1;
  const perPage = Math.min(size, LONGEST_PAGE);
  const first = Math.floor(from / perPage) + 1;
  const rows: UserRow[] = [];
  for (let page = first; ; page += 1) {
    const answer = await callFunction(
      'admin-users',
      {
        body: {
          action: 'list',
          page,
          perPage,
          // The auth service compares addresses case-sensitively, and stores them in lower case.
          search: filters['q']?.toLowerCase() ?? null,
          direction: order.isAscending ? 'asc' : 'desc',
        },
        ...(signal && { signal }),
      },
      isPage,
    );
    rows.push(...answer.users);
    if (rows.length >= size || answer.users.length < perPage) return { rows, count: answer.count };
  }
}

/**
 * A user account; `null` if there is none.
 * @throws {ServiceError}
 */
export async function readUser(id: string): Promise<UserRow | null> {
  try {
    const { users } = await callFunction('admin-users', { body: { action: 'read', user: id.toLowerCase() } }, isPage);
    return users[0] ?? null;
  } catch (error) {
    if (error instanceof ServiceError && error.code === 'user_not_found') return null;
    throw error;
  }
}

/** A change of an account in the function's format, without the reason. */
export type UserChange =
  | { readonly action: 'create' | 'invite'; readonly email: string }
  | { readonly action: 'link'; readonly user: string; readonly type: 'magiclink' | 'recovery' }
  | { readonly action: 'ban'; readonly user: string; readonly hours: number }
  | { readonly action: 'removeFactor'; readonly user: string; readonly factor: string }
  | { readonly action: 'delete' | 'grant' | 'revoke'; readonly user: string };

/**
 * Verifies the admin's second factor again and applies the change.
 * @param code six digits of the authenticator app
 * @returns the link, if one was requested
 * @throws {AuthError} for a wrong code, {ServiceError} if the function rejects it, {NoApp}
 */
export async function changeUser(
  change: UserChange,
  { reason, code }: { readonly reason: string; readonly code: string },
): Promise<string | null> {
  await verifyAgain(code);
  const { link } = await confirmChange<Pick<Change, 'link'>, Pick<Change, 'link'> | false>(
    () => callFunction('admin-users', { body: { ...change, reason } }, isChange),
    async () => (await isUserChanged(change)) && {},
  );
  return link ?? null;
}

/** Whether a change was made. @throws {ServiceError} also if that cannot be seen: a link is lost with its answer */
async function isUserChanged(change: UserChange): Promise<boolean> {
  if (change.action === 'link') throw new ServiceError({ message: 'A link is only in the answer.' }, 404);
  if ('email' in change) {
    const order = { column: 'created_at', isAscending: true };
    const { rows } = await readUsers({ filters: { q: change.email }, order, from: 0, to: LONGEST_PAGE - 1 });
    return rows.some(({ email }) => email === change.email.toLowerCase());
  }
  const user = await readUser(change.user);
  if (user === null) return change.action === 'delete';
  switch (change.action) {
    case 'delete': {
      return false;
    }
    case 'ban': {
      return (user.bannedUntil !== null) === change.hours > 0;
    }
    case 'removeFactor': {
      return user.factors.every(({ id }) => id !== change.factor);
    }
    default: {
      return user.isAdmin === (change.action === 'grant');
    }
  }
}
