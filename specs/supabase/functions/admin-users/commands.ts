import { email, oneOf, optional, readFields, text, uuid, whole } from '../_shared/fields.ts';
import type { Reader } from '../_shared/fields.ts';
import { Refusal } from '../_shared/Refusal.ts';

const reason = text(300);
const linkTypes = oneOf('magiclink', 'recovery');

/** The fields of each action, beside its name. */
const actions = {
  list: {
    page: whole(1, 100_000),
    /** Their ids stand in the address of a request, which must not grow too long. */
    perPage: whole(1, 200),
    search: optional(text(120, 0)),
    direction: oneOf('asc', 'desc'),
  },
  create: { email, reason },
  invite: { email, reason },
  link: { user: uuid, type: linkTypes, reason },
  /** For so many hours; 0 ends a ban. */
  ban: { user: uuid, hours: whole(0, 876_000), reason },
  removeFactor: { user: uuid, factor: uuid, reason },
  delete: { user: uuid, reason },
  grant: { user: uuid, reason },
  revoke: { user: uuid, reason },
} as const;

type Actions = typeof actions;
type Fields<Readers> = { readonly [Name in keyof Readers]: Readers[Name] extends Reader<infer Value> ? Value : never };

/** What is asked of the function. */
export type Command = { [Name in keyof Actions]: { readonly action: Name } & Fields<Actions[Name]> }[keyof Actions];
export type ListCommand = Extract<Command, { readonly action: 'list' }>;
export type ChangeCommand = Exclude<Command, ListCommand>;

/** Reads the action and its fields. @throws {Refusal} 400 */
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
