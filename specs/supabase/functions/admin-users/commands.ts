import { email, oneOf, optional, readFields, text, uuid, integer } from '../_shared/fields.ts';
import type { Reader } from '../_shared/fields.ts';
import { Refusal } from '../_shared/Refusal.ts';

const reason = text(300);
const linkTypes = oneOf('magiclink', 'recovery');

/** The fields of each action, in addition to its name. */
const actions = {
  list: {
    page: integer(1, 100_000),
    /** Ids are part of a request's URL, whose length is limited. */
    perPage: integer(1, 200),
    search: optional(text(120, 0)),
    direction: oneOf('asc', 'desc'),
  },
  create: { email, reason },
  invite: { email, reason },
  link: { user: uuid, type: linkTypes, reason },
  /** In hours; 0 ends a ban. */
  ban: { user: uuid, hours: integer(0, 876_000), reason },
  removeFactor: { user: uuid, factor: uuid, reason },
  delete: { user: uuid, reason },
  grant: { user: uuid, reason },
  revoke: { user: uuid, reason },
} as const;

type Actions = typeof actions;
type Fields<Readers> = { readonly [Name in keyof Readers]: Readers[Name] extends Reader<infer Value> ? Value : never };

/** The requested action. */
export type Command = { [Name in keyof Actions]: { readonly action: Name } & Fields<Actions[Name]> }[keyof Actions];
export type ListCommand = Extract<Command, { readonly action: 'list' }>;
export type ChangeCommand = Exclude<Command, ListCommand>;

/**
 * Parses the action and its fields.
 * @throws {Refusal} 400
 */
export function readCommand(body: string): Command {
  const action = actionIn(body);
  return readFields<Command>(body, { action: oneOf(action), ...actions[action] } as never);
}

function actionIn(body: string): keyof Actions {
  let given: unknown;
  try {
    given = (Object(JSON.parse(body)) as { readonly action?: unknown }).action;
  } catch {
    throw new Refusal(400, 'bad_json', 'The body is not JSON.');
  }
  const known = Object.keys(actions) as (keyof Actions)[];
  const action = known.find((name) => name === given);
  if (action === undefined) throw new Refusal(400, 'validation_failed', `action must be one of ${known.join(', ')}.`);
  return action;
}
