import { ContactPage } from '../../features/contact/ContactPage.tsx';
import { Head } from '../../lib/head/Head.tsx';

export function Component() {
  return (
    <>
      <Head routeId="contact" />
      <ContactPage />
    </>
  );
}
