import { readCertificate } from '../_shared/certificates.ts';
import { endpoint } from '../_shared/endpoint.ts';

/** What a signed certificate says. Whoever has the id may read it: the holder gave it to them. */
export const handler = endpoint({ methods: ['GET'] }, async ({ request, environment }) =>
  Response.json(await readCertificate(request, environment), { headers: { 'cache-control': 'no-store' } }),
);
