import { CertificatePage } from '../../features/certificate/CertificatePage.tsx';
import { Head } from '../../lib/head/Head.tsx';

/** /certificate */
export function Component() {
  return (
    <>
      <Head routeId="certificate" />
      <CertificatePage />
    </>
  );
}
