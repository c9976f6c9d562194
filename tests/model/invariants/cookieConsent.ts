import type { Invariants } from '../moment.ts';

export const cookieConsent: Invariants = {
  'necessary-stays-on': ({ after }) => after.context.consent === null || after.context.consent.necessary === true,
  'nothing-stored-by-close': ({ row, steps, before, after }) =>
    row.event !== 'banner.close' ||
    (before.context.consent === after.context.consent &&
      !steps.some(({ transition }) => transition.actions.includes('storeConsent'))),
  'draft-follows-consent': ({ after }) => {
    const { consent, draft } = after.context;
    return (
      after.hasTag('visible') ||
      (draft.analytics === (consent?.analytics ?? false) && draft.marketing === (consent?.marketing ?? false))
    );
  },
};
