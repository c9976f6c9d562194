import { Alert, Link, PageHeader, Panel } from '@duneline/ui';
import * as t from '@duneline/specs/messages/affiliate-area';
import { routerLink } from '../../../lib/link/routerLink.tsx';
import type { Affiliate } from '../readAffiliate.ts';
import { ApplicationForm } from './ApplicationForm.tsx';
import * as css from '../overview/Overview.css.ts';

/** Shows a rejected applicant the reason, and the application to correct and send again. */
export function RejectedApplication({ affiliate }: { readonly affiliate: Affiliate }) {
  return (
    <div className={css.overview}>
      <PageHeader title={t.rejectedTitle} lead={t.rejectedLead} />
      <Alert tone="danger" title={t.rejectedReason}>
        <span>{affiliate.reason}</span>{' '}
        <Link href="/affiliate-dashboard/support" render={routerLink}>
          {t.toSupport}
        </Link>
      </Alert>
      <Panel title={t.applyAgain} lead={t.applyAgainLead({ code: affiliate.code })}>
        <ApplicationForm rejected={affiliate} />
      </Panel>
    </div>
  );
}
