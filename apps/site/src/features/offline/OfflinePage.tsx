import * as t from '@duneline/specs/messages/offline';
import { CachedPages } from '../../lib/offline/CachedPages.tsx';
import { PageHead } from '../../lib/page/PageHead.tsx';
import * as css from './OfflinePage.css.ts';

/** The cached pages; replaces pages that are not cached. */
export function OfflinePage() {
  return (
    <>
      <PageHead title={t.title} lead={t.lead} />
      <div className={css.body}>
        <CachedPages />
        <p className={css.small}>{t.never}</p>
      </div>
    </>
  );
}
