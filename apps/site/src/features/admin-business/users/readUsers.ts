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

/** Maximum number of users in one response of the function. */
const LONGEST_PAGE = 200;

/**
 * User accounts, which only the service key may list.
 * @throws {ServiceError}
 */
export async function readUsers({ filters, order, from, to }: Omit<RowsRequest, 'signal'>) {
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
          search: filters['q'] ?? null,
          direction: order.isAscending ? 'asc' : 'desc',
        },
      },
      isPage,
    );
    rows.push(...answer.users);
    if (rows.length >= size || answer.users.length < perPage) return { rows, count: answer.count };
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
 * @param email of the person, if known: where the change is looked for when its answer is lost
 * @returns the link, if one was requested
 * @throws {AuthError} for a wrong code, {ServiceError} if the function rejects it, {NoApp}
 */
export async function changeUser(
  change: UserChange,
  { reason, code, email }: { readonly reason: string; readonly code: string; readonly email: string | null },
): Promise<string | null> {
  await verifyAgain(code);
  const { link } = await confirmChange<Pick<Change, 'link'>, Pick<Change, 'link'> | false>(
    () => callFunction('admin-users', { body: { ...change, reason } }, isChange),
    async () => (await isUserChanged(change, email)) && {},
  );
  return link ?? null;
}

/** Whether the list of users shows a change. @throws {ServiceError} also if no list shows it: a link is lost with its answer */
async function isUserChanged(change: UserChange, email: string | null): Promise<boolean> {
  if (change.action === 'link' || email === null) throw new ServiceError({ message: 'No list shows this change.' }, 404);
  const order = { column: 'created_at', isAscending: true };
  const { rows } = await readUsers({ filters: { q: email }, order, from: 0, to: LONGEST_PAGE - 1 });
  const user = rows.find((row) => ('user' in change ? row.id === change.user : row.email === email.toLowerCase()));
  if (change.action === 'delete') return user === undefined;
  if (user === undefined) return false;
  switch (change.action) {
    case 'ban': {
      return (user.bannedUntil !== null) === change.hours > 0;
    }
    case 'removeFactor': {
      return user.factors.every(({ id }) => id !== change.factor);
    }
    case 'grant':
    case 'revoke': {
      return user.isAdmin === (change.action === 'grant');
    }
    default: {
      return true;
    }
  }
}
