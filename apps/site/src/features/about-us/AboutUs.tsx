import { brand, rules } from '@duneline/specs/site';
import * as t from '@duneline/specs/messages/about';
import { arrowRight, ButtonLink, DescriptionList, Icon } from '@duneline/ui';
import { formatOffset } from '../../lib/format/formatOffset.ts';
import { routerLink } from '../../lib/link/routerLink.tsx';
import { PageHead } from '../../lib/page/PageHead.tsx';
import { TermGrid } from '../../lib/page/TermGrid.tsx';
import { PageSection } from '../../lib/page/PageSection.tsx';
import { MoneyBothWays } from './MoneyBothWays.tsx';

const promises = [
  { title: t.breachTitle, text: t.breach },
  { title: t.sampleTitle, text: t.sample },
  { title: t.clockTitle, text: t.clock({ days: rules.inactivityDays }) },
  { title: t.priceTitle, text: t.price },
  { title: t.dataTitle, text: t.data },
  { title: t.hurryTitle, text: t.hurry },
];

/** The page /about: the business, how money moves, its commitments, and its address. */
export function AboutUs() {
  return (
    <>
      <PageHead
        title={t.title}
        lead={t.lead({ name: brand.name })}
        actions={
          <ButtonLink variant="secondary" size="lg" href="/why" render={routerLink}>
            {t.toWhy} <Icon of={arrowRight} />
          </ButtonLink>
        }
      />
      <PageSection id="money" title={t.moneyTitle} lead={t.moneyLead} isFirst>
        <MoneyBothWays />
      </PageSection>
      <PageSection id="promises" title={t.promisesTitle} lead={t.promisesLead}>
        <TermGrid pairs={promises} />
      </PageSection>
      <PageSection id="firm" title={t.firmTitle} lead={t.firmLead}>
        <DescriptionList
          layout="columns"
          items={[
            { id: 'name', label: t.legalName, value: brand.legalName },
            { id: 'address', label: t.address, value: brand.address.join(', ') },
            {
              id: 'hours',
              label: t.hours,
              value: brand.hours,
              note: t.hoursNote({ time: rules.dayClose.time, offset: formatOffset(rules.dayClose.utcOffset) }),
            },
            {
              id: 'phone',
              label: t.phone,
              value: (
                <a href={`tel:${brand.phone.replaceAll(' ', '')}`}>
                  <bdi>{brand.phone}</bdi>
                </a>
              ),
            },
            { id: 'mail', label: t.mail, value: <a href={`mailto:${brand.email.support}`}>{brand.email.support}</a> },
            { id: 'press', label: t.press, value: <a href={`mailto:${brand.email.press}`}>{brand.email.press}</a> },
          ]}
        />
      </PageSection>
    </>
  );
}
