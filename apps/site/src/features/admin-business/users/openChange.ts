import * as t from '@duneline/specs/messages/admin-users';
import type { UserChange, UserRow } from './readUsers.ts';

/** A change of an account that still requires a reason and the second factor. */
export type OpenChange =
  | { readonly kind: 'create' | 'invite' }
  | { readonly kind: 'recovery' | 'magiclink' | 'ban' | 'unban' | 'grant' | 'revoke' | 'delete'; readonly row: UserRow }
  | { readonly kind: 'removeFactor'; readonly row: UserRow; readonly factor: string };

const dangers: ReadonlySet<OpenChange['kind']> = new Set(['ban', 'removeFactor', 'revoke', 'delete']);

/** Whether a change takes something away from the person. */
export const isDangerous = ({ kind }: Pick<OpenChange, 'kind'>): boolean => dangers.has(kind);

/** The dialog's texts for a change. */
export interface DialogTexts {
  readonly title: string;
  readonly text: string;
  readonly confirm: string;
}

/** The name of a change, its consequences, and the label of its button. */
export function dialogTexts(change: OpenChange): DialogTexts {
  const person = 'row' in change ? (change.row.email ?? change.row.name ?? t.noEmail) : '';
  return {
    create: { title: t.createTitle, text: t.createText, confirm: t.create },
    invite: { title: t.inviteTitle, text: t.inviteText, confirm: t.invite },
    recovery: { title: t.recoveryTitle({ person }), text: t.linkText, confirm: t.generate },
    magiclink: { title: t.magicLinkTitle({ person }), text: t.linkText, confirm: t.generate },
    ban: { title: t.banTitle({ person }), text: t.banText, confirm: t.ban },
    unban: { title: t.unbanTitle({ person }), text: t.unbanText, confirm: t.unban },
    removeFactor: { title: t.removeFactorTitle({ person }), text: t.removeFactorText, confirm: t.remove },
    grant: { title: t.grantTitle({ person }), text: t.grantText, confirm: t.grant },
    revoke: { title: t.revokeTitle({ person }), text: t.revokeText, confirm: t.revoke },
    delete: { title: t.deleteTitle({ person }), text: t.deleteText, confirm: t.deleteAccount },
  }[change.kind];
}

/**
 * The request for the change.
 * @param hours of a ban
 */
export function toChange(change: OpenChange, email: string, hours: number): UserChange {
  if (!('row' in change)) return { action: change.kind, email };
  const user = change.row.id;
  switch (change.kind) {
    case 'recovery':
    case 'magiclink': {
      return { action: 'link', user, type: change.kind };
    }
    case 'ban':
    case 'unban': {
      return { action: 'ban', user, hours: change.kind === 'ban' ? hours : 0 };
    }
    case 'removeFactor': {
      return { action: 'removeFactor', user, factor: change.factor };
    }
    default: {
      return { action: change.kind, user };
    }
  }
}
