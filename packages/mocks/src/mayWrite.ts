/** Whether the answer to a request may change rows. Reading tables and files does not; links of the auth service do. */
export function mayWrite({ method, url }: Request): boolean {
  return !['GET', 'HEAD', 'OPTIONS'].includes(method) || new URL(url).pathname.includes('/auth/v1/');
}
