/** What `/.well-known/security.txt` is written from. */
export interface SecurityContact {
  readonly email: string;
  /** Absolute address of the site, without a slash at its end. */
  readonly site: string;
  /** Languages that reports are read in, the preferred first. */
  readonly languages: readonly string[];
  /** When the file is written. */
  readonly now: Date;
}

/** How long a reader may trust the file; RFC 9116 asks for less than a year. */
const VALID_DAYS = 180;
const DAY_MS = 86_400_000;

/** Writes `/.well-known/security.txt` (RFC 9116; decisions: /security). */
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
