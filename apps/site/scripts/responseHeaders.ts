type Headers = Readonly<Record<string, string>>;

/**
 * Headers of every response. The page's own CSP, with the hashes of its scripts, is in its head; these are the directives that a
 * head cannot contain.
 */
const everywhere: Headers = {
  'content-security-policy': "frame-ancestors 'self'; object-src 'none'; base-uri 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'SAMEORIGIN',
};

/** Files whose names contain a hash of their content. */
const hashed = '/assets/';
const keepForAYear = { 'cache-control': 'public, max-age=31536000, immutable' };
const revalidate = { 'cache-control': 'no-cache' };

/** The headers of the file at a path. */
export function responseHeaders(path: string): Headers {
  return { ...everywhere, ...(path.startsWith(hashed) ? keepForAYear : revalidate) };
}

/**
 * The same headers in the formats of static hosts: `_headers` (Netlify, Cloudflare Pages), `vercel.json` (Vercel) and
 * `nginx.headers.conf`, to include in a `server` block. The first three revalidate pages by default, and some would join two
 * values of one header.
 */
export function headerFiles(): Readonly<Record<string, string>> {
  const vercel = {
    headers: [
      { source: '/(.*)', headers: toPairs(everywhere) },
      { source: `${hashed}(.*)`, headers: toPairs(keepForAYear) },
    ],
  };
  return {
    _headers: ['/*', ...toLines(everywhere), `${hashed}*`, ...toLines(keepForAYear), ''].join('\n'),
    'vercel.json': `${JSON.stringify(vercel, null, 2)}\n`,
    // An nginx location with its own headers inherits none.
    'nginx.headers.conf': [
      ...toDirectives({ ...everywhere, ...revalidate }),
      `location ${hashed} {`,
      ...toDirectives({ ...everywhere, ...keepForAYear }),
      '}',
      '',
    ].join('\n'),
  };
}

const toPairs = (headers: Headers) => Object.entries(headers).map(([key, value]) => ({ key, value }));
const toLines = (headers: Headers) => Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
const toDirectives = (headers: Headers) =>
  Object.entries(headers).map(([name, value]) => `add_header ${name} "${value}" always;`);
