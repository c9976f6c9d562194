import { readCertificate } from '../_shared/certificates.ts';
import { endpoint } from '../_shared/endpoint.ts';

/** The content of a signed certificate. Anyone who has the id may read it, because the holder shared it. */
export const handler = endpoint({ methods: ['GET'] }, async ({ request, environment }) =>
  Response.json(await readCertificate(request, environment), { headers: { 'cache-control': 'no-store' } }),
);
