/** The name of a request in the log and in scenario faults: `rest.orders`, `rpc.quote_order`, `auth.token`. */
export function requestName(url: URL): string {
  const [, service = '', path = ''] = /^\/(\w+)\/v1(\/.*)?$/.exec(url.pathname) ?? [];
  if (service === 'rest' && path.startsWith('/rpc/')) return `rpc.${path.slice(5)}`;
  return `${service}${path.replaceAll('/', '.')}`;
}
