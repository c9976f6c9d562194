import fc from 'fast-check';

const prefer = fc.constantFrom(
  '',
  '',
  'return=representation',
  'return=headers-only',
  'resolution=merge-duplicates',
  'resolution=ignore-duplicates,return=representation',
  'count=exact',
  'count=nonsense',
  'handling=strict,nonsense=1',
  'handling=strict,max-affected=0',
  'missing=default',
  'timezone=Mars/Olympus',
  'tx=rollback',
);

export const headers = fc.record(
  {
    prefer,
    accept: fc.constantFrom(
      '*/*',
      'text/csv',
      'application/vnd.pgrst.object+json',
      'image/png',
      'application/json;q=x',
      ',,,',
      'application/vnd.pgrst.plan+json',
    ),
    'content-type': fc.constantFrom(
      'application/json',
      'application/json',
      'application/json',
      'text/plain',
      'text/csv',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'application/octet-stream',
      'nonsense',
      '',
    ),
    range: fc.constantFrom('0-1', '5-2', 'bytes=0-1', 'a-b', '-1--9', 'bytes=99999999999999999999-'),
    'accept-profile': fc.constantFrom('public', 'auth', '__proto__'),
    'content-profile': fc.constantFrom('public', 'storage', ''),
    'x-upsert': fc.constantFrom('true', 'maybe'),
    'content-length': fc.constantFrom('0', '99999999999', 'x'),
    'upload-length': fc.constantFrom('-1', '10', 'x', '99999999999999'),
    'upload-offset': fc.constantFrom('0', '7', 'x'),
    'upload-metadata': fc.constantFrom('bucketName bWVkaWE=,objectName Li4vYQ==', '=', 'objectName', ',,,'),
    'tus-resumable': fc.constantFrom('1.0.0', '0.1'),
    'x-signature': fc.constantFrom('a.b.c', 'eyJhbGciOiJub25lIn0.e30.'),
    origin: fc.constantFrom('https://evil.example', 'null'),
    'x-client-info': fc.constant('x'.repeat(2000)),
  },
  { requiredKeys: [] },
);

/** Invalid keys and tokens. */
export const forged = [
  '',
  'a',
  'a.b.c',
  'eyJhbGciOiJub25lIn0.eyJyb2xlIjoic2VydmljZV9yb2xlIn0.',
  'eyJhbGciOiJIUzI1NiJ9.e30.x',
  'sb_secret_x',
  'sb_publishable_x',
  '..',
  'é',
];
