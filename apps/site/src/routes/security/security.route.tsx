import { brand } from '@duneline/specs/site';
import * as t from '@duneline/specs/messages/pages';
import { PlainPage } from '../../features/plain-page/PlainPage.tsx';
import { Head } from '../../lib/head/Head.tsx';

const mail = (address: string) => <a href={`mailto:${address}`}>{address}</a>;

export function Component() {
  return (
    <>
      <Head routeId="security" />
      <PlainPage
        title={t.securityTitle}
        lead={t.securityLead}
        sections={[
          { title: t.securityBrowserTitle, text: t.securityBrowser },
          { title: t.securityServerTitle, text: t.securityServer },
          { title: t.securityReportTitle, text: t.securityReport({ email: brand.email.security }) },
        ]}
        facts={[
          { term: t.securityReportTo, value: mail(brand.email.security) },
          { term: t.securityPrivacyTo, value: mail(brand.email.privacy) },
        ]}
        note={null}
        links={[
          { to: '/about', label: t.linkAbout },
          { to: '/contact', label: t.linkContact },
        ]}
      />
    </>
  );
}
