import { brand, rules } from '@duneline/specs/site';
import * as t from '@duneline/specs/messages/pages';
import { PlainPage } from '../../features/plain-page/PlainPage.tsx';
import { Head } from '../../lib/head/Head.tsx';

export function Component() {
  return (
    <>
      <Head routeId="about" />
      <PlainPage
        title={t.aboutTitle}
        lead={t.aboutLead({ name: brand.name })}
        sections={[
          { title: t.aboutSimulatedTitle, text: t.aboutSimulated },
          { title: t.aboutPlainTitle, text: t.aboutPlain({ days: rules.inactivityDays }) },
        ]}
        facts={[
          { term: t.aboutFirm, value: brand.legalName },
          { term: t.aboutAddress, value: brand.address.join(', ') },
          { term: t.aboutHours, value: brand.hours },
          { term: t.aboutPhone, value: <a href={`tel:${brand.phone.replaceAll(' ', '')}`}>{brand.phone}</a> },
        ]}
        note={null}
        links={[
          { to: '/why', label: t.linkWhy },
          { to: '/programs', label: t.linkPrograms },
          { to: '/contact', label: t.linkContact },
        ]}
      />
    </>
  );
}
