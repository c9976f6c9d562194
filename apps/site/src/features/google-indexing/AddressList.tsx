import * as t from '@duneline/specs/messages/indexing';
import { Button, ChipGroup } from '@duneline/ui';
import { useSearchParams } from 'react-router-dom';
import { PageSection } from '../../lib/page/PageSection.tsx';
import { useNavigateInPlace } from '../../lib/page/useNavigateInPlace.ts';
import { useIsHydrated } from '../../lib/start/useIsHydrated.ts';
import { AddressTable } from './AddressTable.tsx';
import * as css from './GoogleIndexing.css.ts';
import { pageStates, type OfferedPage, type PageState } from './OfferedPage.ts';
import { saveFile } from '../../lib/file/saveFile.ts';
import { stateWords } from './stateWords.ts';
import { toCsv } from './toCsv.ts';

const PATH = '/google-indexing';
const ALL = 'all';

/** The URLs with one status or all, according to the page's URL, also as a CSV file. */
export function AddressList({ pages }: { readonly pages: readonly OfferedPage[] }) {
  const [search] = useSearchParams();
  const isHydrated = useIsHydrated();
  const go = useNavigateInPlace();
  const asked = isHydrated ? search.get('state') : null; // the query string is unknown while prerendering
  const chosen = pageStates.find((state) => state === asked);
  const shown = chosen ? pages.filter(({ state }) => state === chosen) : pages;
  const count = (state: PageState) => pages.filter((page) => page.state === state).length;
  const choose = (state: string) => go(state === ALL ? PATH : `${PATH}?state=${state}`);
  return (
    <PageSection
      id="addresses"
      isFirst
      title={t.listTitle}
      lead={<output className={css.status}>{t.listLead({ count: shown.length, all: pages.length })}</output>}
    >
      <div className={css.list}>
        <div className={css.bar}>
          <ChipGroup
            aria-label={t.filterLabel}
            selectedKey={chosen ?? ALL}
            onSelectionChange={choose}
            items={[
              { id: ALL, label: t.filterOption({ state: t.filterAll, count: pages.length }) },
              ...pageStates.map((state) => ({
                id: state,
                label: t.filterOption({ state: stateWords[state].name, count: count(state) }),
              })),
            ]}
          />
          {isHydrated && (
            <Button size="sm" onPress={() => saveFile(t.exportName, 'text/csv', toCsv(shown))}>
              {t.exportCsv}
            </Button>
          )}
        </div>
        <AddressTable pages={shown} />
      </div>
    </PageSection>
  );
}
