/** Whether a request may change rows. Reads of tables and files cannot; links of the auth service can. */
export function canWrite({ method, url }: Request): boolean {
  return !['GET', 'HEAD', 'OPTIONS'].includes(method) || new URL(url).pathname.includes('/auth/v1/');
}
