import * as t from '@duneline/specs/messages/pages';
import { PlainPage } from '../../features/plain-page/PlainPage.tsx';
import { Head } from '../../lib/head/Head.tsx';

export function Component() {
  return (
    <>
      <Head routeId="blog" />
      <PlainPage
        title={t.blogTitle}
        lead={t.blogLead}
        sections={[{ title: t.blogEmptyTitle, text: t.blogEmpty }]}
        links={[
          { to: '/faq', label: t.linkFaq },
          { to: '/why', label: t.linkWhy },
        ]}
      />
    </>
  );
}
