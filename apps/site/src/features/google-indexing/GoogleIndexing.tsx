import * as t from '@duneline/specs/messages/indexing';
import { ButtonLink, Disclosure } from '@duneline/ui';
import { PageHead } from '../../lib/page/PageHead.tsx';
import { PageSection } from '../../lib/page/PageSection.tsx';
import { TermGrid } from '../../lib/page/TermGrid.tsx';
import { AddressList } from './AddressList.tsx';
import * as css from './GoogleIndexing.css.ts';
import { pageStates, type OfferedPage } from './OfferedPage.ts';
import { Skyline } from './Skyline.tsx';
import { stateWords } from './stateWords.ts';

const cases = [
  { title: t.missing, text: t.missingText },
  { title: t.shown, text: t.shownText },
  { title: t.oldTitle, text: t.oldTitleText },
  { title: t.language, text: t.languageText },
  { title: t.rich, text: t.richText },
];

/** The page /google-indexing: every URL with its indexing status, explanations, and actions. */
export function GoogleIndexing({ pages }: { readonly pages: readonly OfferedPage[] }) {
  return (
    <>
      <PageHead
        title={t.title}
        lead={t.lead}
        actions={
          <>
            <ButtonLink href="/sitemap.xml">{t.toSitemap}</ButtonLink>
            <ButtonLink href="/robots.txt">{t.toRobots}</ButtonLink>
          </>
        }
      >
        <Skyline pages={pages} />
      </PageHead>
      <AddressList pages={pages} />
      <PageSection id="states" title={t.statesTitle} lead={t.statesLead}>
        <TermGrid pairs={pageStates.map((state) => ({ title: stateWords[state].name, text: stateWords[state].text }))} />
      </PageSection>
      <PageSection id="wrong" title={t.wrongTitle} lead={t.wrongLead}>
        <div className={css.cases}>
          {cases.map(({ title, text }) => (
            <Disclosure key={title} title={title} level={3}>
              <p className={css.answer}>{text}</p>
            </Disclosure>
          ))}
        </div>
      </PageSection>
    </>
  );
}
