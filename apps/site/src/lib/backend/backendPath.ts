/** Whether the embedded backend answers this path, and no page of the site. */
export function isBackendPath(pathname: string): boolean {
  return /^\/\w+\/v1\//.test(pathname);
}
