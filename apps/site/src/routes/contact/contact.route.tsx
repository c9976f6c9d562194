import { brand } from '@duneline/specs/site';
import * as t from '@duneline/specs/messages/pages';
import { PlainPage } from '../../features/plain-page/PlainPage.tsx';
import { Head } from '../../lib/head/Head.tsx';

const mail = (address: string) => <a href={`mailto:${address}`}>{address}</a>;

export function Component() {
  return (
    <>
      <Head routeId="contact" />
      <PlainPage
        title={t.contactTitle}
        lead={t.contactLead({ hours: brand.hours })}
        sections={[{ title: t.contactFormTitle, text: t.contactForm }]}
        facts={[
          { term: t.contactSupport, value: mail(brand.email.support) },
          { term: t.contactAffiliates, value: mail(brand.email.affiliates) },
          { term: t.contactPress, value: mail(brand.email.press) },
          { term: t.contactPrivacy, value: mail(brand.email.privacy) },
          { term: t.contactSecurity, value: mail(brand.email.security) },
          { term: t.contactPhone, value: <a href={`tel:${brand.phone.replaceAll(' ', '')}`}>{brand.phone}</a> },
          { term: t.contactAddress, value: brand.address.join(', ') },
          { term: t.contactHours, value: brand.hours },
        ]}
        note={null}
        links={[
          { to: '/faq', label: t.linkFaq },
          { to: '/about', label: t.linkAbout },
        ]}
      />
    </>
  );
}
