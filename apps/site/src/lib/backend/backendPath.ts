/** Whether a path belongs to the embedded backend rather than to a page of the site. */
export function isBackendPath(pathname: string): boolean {
  return /^\/\w+\/v1\//.test(pathname);
}
