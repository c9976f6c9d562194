import { readCertificate } from '../_shared/certificates.ts';
import { endpoint } from '../_shared/endpoint.ts';
import { drawCertificate } from './drawing.ts';

/** The image with which a certificate is shared. */
export const handler = endpoint({ methods: ['GET'] }, async ({ request, environment }) => {
  const language = new URL(request.url).searchParams.get('language') === 'ar' ? 'ar' : 'en';
  const drawing = drawCertificate(await readCertificate(request, environment), language);
  return new Response(drawing, {
    headers: {
      'content-type': 'image/svg+xml; charset=utf-8',
      'content-security-policy': "default-src 'none'; sandbox",
      // The holder may hide the name at any time.
      'cache-control': 'public, max-age=300',
    },
  });
});
