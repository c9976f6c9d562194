import * as t from '@duneline/specs/messages/contact';
import { brand, privacy } from '@duneline/specs/site';
import { ButtonLink } from '@duneline/ui';
import { figure } from '../../lib/format/figure.ts';
import { PageHead } from '../../lib/page/PageHead.tsx';
import { PageSection } from '../../lib/page/PageSection.tsx';
import { WithNotes } from '../../lib/page/WithNotes.tsx';
import { ContactForm } from './ContactForm.tsx';
import { ResponseTimes } from './ResponseTimes.tsx';
import { OtherContacts } from './OtherContacts.tsx';

const until = privacy.records.find(({ id }) => id === 'messages')?.until ?? '';

const notes = [
  { title: t.nextRead, text: t.nextReadText },
  { title: t.nextArrives, text: t.nextArrivesText },
  { title: t.nextStored, text: t.nextStoredText },
  { title: t.nextKept, text: t.nextKeptText({ until }) },
];

/** The page /contact: form, response times, and other channels. */
export function ContactPage() {
  return (
    <>
      <PageHead
        title={t.title}
        lead={t.lead}
        actions={
          <>
            <ButtonLink variant="secondary" href={`mailto:${brand.email.support}`}>
              {brand.email.support}
            </ButtonLink>
            <ButtonLink variant="secondary" href={`tel:${brand.phone.replaceAll(' ', '')}`}>
              {t.call({ phone: figure(brand.phone) })}
            </ButtonLink>
          </>
        }
      />
      <PageSection id="form" title={t.formTitle} lead={t.formLead} isFirst>
        <WithNotes notes={notes}>
          <ContactForm />
        </WithNotes>
      </PageSection>
      <PageSection id="answers" title={t.answersTitle} lead={t.answersLead({ hours: brand.hours })}>
        <ResponseTimes />
      </PageSection>
      <PageSection id="ways" title={t.waysTitle} lead={t.waysLead}>
        <OtherContacts />
      </PageSection>
    </>
  );
}
