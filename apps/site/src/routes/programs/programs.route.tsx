import { ProgramsPage } from '../../features/programs/ProgramsPage.tsx';
import { allQuestions } from '../../features/programs/questions/programQuestions.ts';
import { Head } from '../../lib/head/Head.tsx';
import { faqPage } from '../../lib/structured-data/faqPage.ts';

/** The page's questions as structured data. Only the prerenderer uses it. */
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
