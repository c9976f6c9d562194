import { email, oneOf, optional, readAction, text, uuid, integer } from '../_shared/fields.ts';
import type { ActionOf } from '../_shared/fields.ts';

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
  read: { user: uuid },
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

/** The requested action. */
export type Command = ActionOf<typeof actions>;
export type ListCommand = Extract<Command, { readonly action: 'list' }>;
export type ChangeCommand = Exclude<Command, { readonly action: 'list' | 'read' }>;

/**
 * Parses the action and its fields.
 * @throws {Refusal} 400
 */
export function readCommand(body: string): Command {
  return readAction(body, actions);
}
