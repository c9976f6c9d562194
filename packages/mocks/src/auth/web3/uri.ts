/** The URI in a message; GoTrue compares its parts literally. */
export interface MessageUri {
  readonly href: string;
  /** Without the colon, in lower case; `''` for a path. */
  readonly scheme: string;
  /** With the port; `''` if there is none. */
  readonly host: string;
  readonly hostname: string;
}

/** Parses an absolute URL or path as Go's `url.ParseRequestURI` does; `null` if it is invalid. */
export function messageUri(href: string): MessageUri | null {
  // oxlint-disable-next-line no-control-regex -- these are what Go refuses
  if (/[\x00-\x1f\x7f]/.test(href)) return null;
  const { scheme = '', authority = '' } = /^(?<scheme>[a-z][a-z\d+.-]*):(?:\/\/(?<authority>[^/?#]*))?/i.exec(href)?.groups ?? {};
  if (scheme === '') return href.startsWith('/') ? { href, scheme, host: '', hostname: '' } : null;
  if (authority !== '' && !URL.canParse(href)) return null;
  const host = authority.slice(authority.lastIndexOf('@') + 1);
  return { href, scheme: scheme.toLowerCase(), host, hostname: host.replace(/:\d*$/, '') };
}
