import { brand } from '@duneline/specs/site';
import * as t from '@duneline/specs/messages/data-safety';
import { PageHead } from '../../lib/page/PageHead.tsx';
import { TermGrid } from '../../lib/page/TermGrid.tsx';
import { PageSection } from '../../lib/page/PageSection.tsx';
import { BrowserEntries } from './BrowserEntries.tsx';
import * as css from './DataSafety.css.ts';
import { Records } from './Records.tsx';
import { Reporting } from './Reporting.tsx';
import { Requests } from './Requests.tsx';

const guards = [
  { title: t.rowsTitle, text: t.rows },
  { title: t.scriptsTitle, text: t.scripts },
  { title: t.factorsTitle, text: t.factors },
  { title: t.cardsTitle, text: t.cards },
];

/** The page /security: stored data and retention, protection, and how to report a vulnerability (spec §2). */
export function DataSafety() {
  return (
    <>
      <PageHead title={t.title} lead={t.lead({ name: brand.name })} />
      <PageSection id="browser" title={t.browserTitle} lead={t.browserLead} isFirst>
        <BrowserEntries />
      </PageSection>
      <PageSection id="requests" title={t.requestsTitle} lead={t.requestsLead}>
        <Requests />
      </PageSection>
      <PageSection id="records" title={t.recordsTitle} lead={t.recordsLead}>
        <Records />
        <p className={css.small}>
          {t.recordsFoot} <a href={`mailto:${brand.email.privacy}`}>{brand.email.privacy}</a>
        </p>
      </PageSection>
      <PageSection id="protection" title={t.guardsTitle} lead={t.guardsLead}>
        <TermGrid pairs={guards} />
      </PageSection>
      <PageSection id="report" title={t.reportTitle} lead={t.reportLead}>
        <Reporting />
      </PageSection>
    </>
  );
}
