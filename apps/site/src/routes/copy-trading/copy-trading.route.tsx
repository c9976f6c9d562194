import { CopyTrading } from '../../features/copy-trading/CopyTrading.tsx';
import { copyQuestions } from '../../features/copy-trading/questions/copyQuestions.ts';
import { Head } from '../../lib/head/Head.tsx';
import { faqPage } from '../../lib/structured-data/faqPage.ts';

/** The page's questions as structured data. Only the prerenderer uses it. */
export const handle = { structuredData: () => (import.meta.env.SSR ? [faqPage(copyQuestions)] : []) };

/** /copy-trading */
export function Component() {
  return (
    <>
      <Head routeId="copy-trading" />
      <CopyTrading />
    </>
  );
}
