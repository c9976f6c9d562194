import { ProgramsPage } from '../../features/programs/ProgramsPage.tsx';
import { allQuestions } from '../../features/programs/questions/programQuestions.ts';
import { Head } from '../../lib/head/Head.tsx';
import { faqPage } from '../../lib/structured-data/faqPage.ts';

/** The questions of the page for search engines. Asked for by the prerenderer alone. */
export const handle = { structuredData: () => (import.meta.env.SSR ? [faqPage(allQuestions)] : []) };

/** /programs */
export function Component() {
  return (
    <>
      <Head routeId="programs" />
      <ProgramsPage />
    </>
  );
}
