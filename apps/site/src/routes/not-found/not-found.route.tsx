import { NotFound } from '../../layouts/NotFound.tsx';
import { Head } from '../../lib/head/Head.tsx';

export function Component() {
  return (
    <>
      <Head routeId="not-found" />
      <NotFound />
    </>
  );
}
