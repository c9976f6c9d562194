import { TestMyTradesPage } from '../../features/trader-what-if/TestMyTradesPage.tsx';
import { Head } from '../../lib/head/Head.tsx';

/** /test-my-trades */
export function Component() {
  return (
    <>
      <Head routeId="test-my-trades" />
      <TestMyTradesPage />
    </>
  );
}
