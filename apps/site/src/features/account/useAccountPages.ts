import { useCallback, useState } from 'react';
import { sessionFlow } from '../../lib/session/sessionFlow.ts';
import { accountPages } from './accountPages.ts';
import type { Account } from './readAccount.ts';

/** The pages of the signed-in user on public pages, which load nothing for it until `load` is called. */
export function useAccountPages() {
  const [account, setAccount] = useState<Account>();
  const load = useCallback(() => {
    import('./readAccount.ts')
      .then(({ readAccount }) => readAccount())
      .then(setAccount)
      .catch((error: unknown) => {
        // Nothing is missing for whoever has signed out meanwhile.
        if (sessionFlow.getView().status === 'signedIn') console.error('The pages of the account could not be read.', error);
      });
  }, []);
  return { pages: accountPages(account), load };
}
