/** Contents of `/.well-known/security.txt`. */
export interface SecurityContact {
  readonly email: string;
  /** The site's origin, without a trailing slash. */
  readonly site: string;
  /** Languages for reports, the preferred one first. */
  readonly languages: readonly string[];
  /** The time of writing. */
  readonly now: Date;
}

/** Validity in days; RFC 9116 recommends less than a year. */
const VALID_DAYS = 180;
const DAY_MS = 86_400_000;

/** `/.well-known/security.txt` (RFC 9116; spec §2). */
export function securityTxt({ email, site, languages, now }: SecurityContact): string {
  return [
    `Contact: mailto:${email}`,
    `Contact: ${site}/contact`,
    `Expires: ${new Date(now.getTime() + VALID_DAYS * DAY_MS).toISOString()}`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${site}/.well-known/security.txt`,
    `Policy: ${site}/security`,
    '',
  ].join('\n');
}
