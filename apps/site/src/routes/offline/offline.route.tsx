import { OfflinePage } from '../../features/offline/OfflinePage.tsx';
import { Head } from '../../lib/head/Head.tsx';

export function Component() {
  return (
    <>
      <Head routeId="offline" />
      <OfflinePage />
    </>
  );
}
