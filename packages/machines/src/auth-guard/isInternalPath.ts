// Browsers remove tabs and line breaks and treat "\" as "/", so "/\evil.example" and "/<tab>/evil.example" would leave the site.
const sitePath = /^\/(?![/\\])[^\\\s\p{Cc}]*$/u;

/** Whether a text is a path of this site: one leading slash, and no other host in any browser's interpretation. */
export function isInternalPath(value: string): boolean {
  const url = sitePath.test(value) ? URL.parse(value, 'https://site.invalid') : null;
  // "/.//evil.example" resolves to the path "//evil.example", which the next navigation would treat as a host.
  return url !== null && url.origin === 'https://site.invalid' && !url.pathname.startsWith('//');
}
