import type { Row } from '@duneline/specs/contract';
import type { Project } from '../project.ts';
import { Session } from '../session/Session.ts';
import { removeRows } from '../write/removal.ts';
import { fireUserTriggers } from './fireUserTriggers.ts';
import type {
  AuthChallenge,
  AuthFactor,
  AuthFlowState,
  AuthIdentity,
  AuthLimitedRequest,
  AuthOneTimeToken,
  AuthRefreshToken,
  AuthSession,
  AuthUser,
} from './rows.ts';

/** Typed access to one auth table; an empty condition matches every row. */
export interface Collection<T extends Row> {
  readonly find: (where: Partial<T>) => readonly T[];
  readonly first: (where: Partial<T>) => T | undefined;
  readonly insert: (row: T) => T;
  /** Updates every matching row and returns the new versions. */
  readonly update: (where: Partial<T>, changes: Partial<T>) => readonly T[];
  /** Removes every matching row; foreign keys cascade. */
  readonly remove: (where: Partial<T>) => void;
}

export function users(project: Project): Collection<AuthUser> {
  const rows = collection<AuthUser>(project, 'users');
  return {
    ...rows,
    insert(user) {
      rows.insert(user);
      fireUserTriggers(project, user);
      return user;
    },
    update(where, changes) {
      const before = rows.find(where);
      const after = rows.update(where, changes);
      for (const [at, user] of after.entries()) fireUserTriggers(project, user, before[at]);
      return after;
    },
  };
}
export const identities = (project: Project): Collection<AuthIdentity> => collection<AuthIdentity>(project, 'identities');
export const sessions = (project: Project): Collection<AuthSession> => collection<AuthSession>(project, 'sessions');
export const refreshTokens = (project: Project): Collection<AuthRefreshToken> =>
  collection<AuthRefreshToken>(project, 'refresh_tokens');
export const oneTimeTokens = (project: Project): Collection<AuthOneTimeToken> =>
  collection<AuthOneTimeToken>(project, 'one_time_tokens');
export const flowStates = (project: Project): Collection<AuthFlowState> => collection<AuthFlowState>(project, 'flow_state');
export const factors = (project: Project): Collection<AuthFactor> => collection<AuthFactor>(project, 'mfa_factors');
export const challenges = (project: Project): Collection<AuthChallenge> => collection<AuthChallenge>(project, 'mfa_challenges');
export const limitedRequests = (project: Project): Collection<AuthLimitedRequest> =>
  collection<AuthLimitedRequest>(project, 'limited_requests');

/** Updates a user and returns the new version. */
export function changeUser(project: Project, user: AuthUser, changes: Partial<AuthUser>): AuthUser {
  const updated_at = new Date(project.clock.now()).toISOString();
  return users(project).update({ id: user.id }, { ...changes, updated_at })[0] ?? user;
}

function collection<T extends Row>(project: Project, name: string): Collection<T> {
  const { store } = project;
  const rows = store.table('auth', name);
  const idsOf = (where: Partial<T>): readonly number[] => rows.find(Object.keys(where), Object.values(where));
  // Safe, because only this function writes these tables, with rows of type T.
  const read = (id: number): T => rows.get(id) as T;
  const find = (where: Partial<T>): readonly T[] => idsOf(where).map(read);
  return {
    find,
    first: (where) => find(where)[0],
    insert: (row) => {
      store.insert(rows, row);
      return row;
    },
    update: (where, changes) =>
      idsOf(where).map((id) => {
        const next = { ...read(id), ...changes };
        store.replace(rows, id, next);
        return next;
      }),
    remove: (where) => {
      const ids = idsOf(where);
      if (ids.length > 0) removeRows(new Session(project, 'service_role', null), rows, ids);
    },
  };
}
