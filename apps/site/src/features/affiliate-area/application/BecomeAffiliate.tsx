import { Link, PageHeader, Panel } from '@duneline/ui';
import * as t from '@duneline/specs/messages/affiliate-area';
import { routerLink } from '../../../lib/link/routerLink.tsx';
import { ApplicationForm } from './ApplicationForm.tsx';
import * as css from '../overview/Overview.css.ts';

/** For people who are not affiliates: what the program is, and the application. */
export function BecomeAffiliate() {
  return (
    <div className={css.overview}>
      <PageHeader title={t.becomeTitle} lead={t.becomeLead} />
      <Panel
        title={t.applySend}
        footer={
          <Link href="/affiliate" render={routerLink}>
            {t.becomeProgram}
          </Link>
        }
      >
        <ApplicationForm />
      </Panel>
    </div>
  );
}
