import { brand, catalogue } from '@duneline/specs/site';
import * as t from '@duneline/specs/messages/pages';
import { PlainPage } from '../../features/plain-page/PlainPage.tsx';
import { formatMoney } from '../../lib/format/formatMoney.ts';
import { Head } from '../../lib/head/Head.tsx';

const prices = catalogue.programs
  .filter(({ isAvailable }) => isAvailable)
  .flatMap(({ tiers }) => tiers.map(({ priceCents }) => priceCents));

export function Component() {
  return (
    <>
      <Head routeId="affiliate" />
      <PlainPage
        title={t.affiliateTitle}
        lead={t.affiliateLead({ name: brand.name })}
        sections={[
          { title: t.affiliateHowTitle, text: t.affiliateHow },
          { title: t.affiliateTermsTitle, text: t.affiliateTerms },
        ]}
        facts={[
          { term: t.affiliatePrice, value: `${formatMoney(Math.min(...prices))} – ${formatMoney(Math.max(...prices))}` },
          { term: t.affiliateMethods, value: t.affiliateMethodsValue },
          { term: t.affiliateContact, value: <a href={`mailto:${brand.email.affiliates}`}>{brand.email.affiliates}</a> },
        ]}
        note={null}
        links={[
          { to: '/affiliate-signup', label: t.linkSignUp },
          { to: '/affiliate-login', label: t.linkSignIn },
        ]}
      />
    </>
  );
}
