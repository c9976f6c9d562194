import { redirects } from '@duneline/specs/site';
import { redirectDocument, type LoaderFunctionArgs } from 'react-router-dom';
import { NotFound } from '../../layouts/NotFound.tsx';
import { Head } from '../../lib/head/Head.tsx';
import { basePath } from '../../lib/language/language.ts';

/** External redirects, for navigations inside the site; a host handles them itself. */
export function loader({ request }: LoaderFunctionArgs) {
  const path = new URL(request.url).pathname.slice(basePath.length);
  const way = redirects.find(({ from }) => from === path);
  return way ? redirectDocument(way.to) : null;
}

export function Component() {
  return (
    <>
      <Head routeId="not-found" />
      <NotFound />
    </>
  );
}
