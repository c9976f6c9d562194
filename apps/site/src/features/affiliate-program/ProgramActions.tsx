import * as t from '@duneline/specs/messages/affiliate';
import { arrowRight, ButtonLink, Icon } from '@duneline/ui';
import { useCall } from '../../lib/live-content/useCall.ts';
import { routerLink } from '../../lib/link/routerLink.tsx';
import { sessionFlow } from '../../lib/session/sessionFlow.ts';
import { useIsAffiliate } from './useIsAffiliate.ts';
import * as css from './AffiliateProgram.css.ts';

/** The ways to sign up and in; for signed-in users, the way to the dashboard, where those who are no affiliates yet apply. */
export function ProgramActions() {
  const call = useCall('affiliate-sign-up', t.signUp, '/affiliate-signup', 'primary');
  const { session } = sessionFlow.useView();
  const isAffiliate = useIsAffiliate(session?.person.id);
  if (session)
    return (
      (isAffiliate || call.isShown) && (
        <ButtonLink variant={isAffiliate ? 'primary' : call.variant} size="lg" href="/affiliate-dashboard" render={routerLink}>
          <span>{isAffiliate ? t.openDashboard : call.label}</span> <Icon of={arrowRight} />
        </ButtonLink>
      )
    );
  return (
    <div className={css.visitorActions}>
      {call.isShown && (
        <ButtonLink variant={call.variant} size="lg" href={call.href} render={routerLink}>
          <span>{call.label}</span> <Icon of={arrowRight} />
        </ButtonLink>
      )}
      <ButtonLink variant="secondary" size="lg" href="/affiliate-login" render={routerLink}>
        {t.signIn}
      </ButtonLink>
    </div>
  );
}
