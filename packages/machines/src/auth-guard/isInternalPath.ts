// Browsers drop tabs and line breaks and read "\" as "/", so "/\evil.example" and "/<tab>/evil.example" would leave the site.
const sitePath = /^\/(?![/\\])[^\\\s\p{Cc}]*$/u;

/** Whether a text is a path of this site: one leading slash, and no way to another host however a browser resolves it. */
export function isInternalPath(value: string): boolean {
  const url = sitePath.test(value) ? URL.parse(value, 'https://site.invalid') : null;
  // Resolving "/.//evil.example" leaves the path "//evil.example", which the next navigation would take for a host.
  return url !== null && url.origin === 'https://site.invalid' && !url.pathname.startsWith('//');
}
