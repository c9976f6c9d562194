import { isInternalPath } from '@duneline/machines';

/** Whether a text from the database is a path of this site or an https address, as `check_link_targets` of the migrations has it. */
export function isLinkTarget(target: string): boolean {
  return isInternalPath(target) || /^https:\/\/[^\s/\\][^\s\\]*$/.test(target);
}
