/** The address in a message, of which GoTrue compares the parts as they are written. */
export interface MessageUri {
  readonly href: string;
  /** Without the colon, in lower case; `''` for a path alone. */
  readonly scheme: string;
  /** With the port; `''` where there is none. */
  readonly host: string;
  readonly hostname: string;
}

/** Reads an absolute address or an absolute path, as Go's `url.ParseRequestURI`; `null` for another text. */
export function messageUri(href: string): MessageUri | null {
  // oxlint-disable-next-line no-control-regex -- these are what Go refuses
  if (/[\x00-\x1f\x7f]/.test(href)) return null;
  const { scheme = '', authority = '' } = /^(?<scheme>[a-z][a-z\d+.-]*):(?:\/\/(?<authority>[^/?#]*))?/i.exec(href)?.groups ?? {};
  if (scheme === '') return href.startsWith('/') ? { href, scheme, host: '', hostname: '' } : null;
  if (authority !== '' && !URL.canParse(href)) return null;
  const host = authority.slice(authority.lastIndexOf('@') + 1);
  return { href, scheme: scheme.toLowerCase(), host, hostname: host.replace(/:\d*$/, '') };
}
