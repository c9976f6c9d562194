import * as t from '@duneline/specs/messages/admin-audit';
import { isChanged, withReason, type AuditEntry } from './auditEntry.ts';

/** What an admin did with somebody's account; `null` for anything else. */
export function describeUser(entry: AuditEntry): string | null {
  const sentence = nameDeed(entry);
  return sentence && withReason(sentence, entry.facts['reason']);
}

function nameDeed(entry: AuditEntry): string | null {
  const { action, after, facts, who, nameOf } = entry;
  const words = { who, person: nameOf(facts['id'], facts['email']) };
  if (action === 'insert') return facts['how'] === 'invite' ? t.userInvited(words) : t.userCreated(words);
  if (action === 'delete') return t.deleted(entry);
  if (typeof after['link'] === 'string') return after['link'] === 'recovery' ? t.recoveryLink(words) : t.magicLink(words);
  if (typeof after['banDuration'] === 'string') return describeBan(after['banDuration'], words);
  if (after['factor'] === null) return t.factorRemoved(words);
  if (isChanged(entry, 'role')) return after['role'] === 'admin' ? t.roleGranted(words) : t.roleRevoked(words);
  return null;
}

/** The longest ban, a hundred years, lasts until it is lifted. */
const ENDLESS_HOURS = 876_000;

/** @param duration as the auth service takes it, such as `168h`, or `none` to lift the ban */
function describeBan(duration: string, words: { readonly who: string; readonly person: string }): string {
  if (duration === 'none') return t.unbanned(words);
  const hours = Number.parseInt(duration, 10);
  if (hours >= ENDLESS_HOURS) return t.bannedEndlessly(words);
  return t.banned({ ...words, time: hours % 24 === 0 ? t.days({ days: hours / 24 }) : t.hours({ hours }) });
}

/** A role that somebody received or lost. */
export function describeRole({ action, facts, who, nameOf }: AuditEntry): string | null {
  const words = { who, person: nameOf(facts['user_id']) };
  if (action === 'insert') return t.roleGranted(words);
  return action === 'delete' ? t.roleRevoked(words) : null;
}
