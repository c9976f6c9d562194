import type { Browser } from 'playwright';
import { StoryPage } from './StoryPage.ts';
import { isPictured, type Story } from './storyIndex.ts';
import { visitComponent, type Visit } from './visitComponent.ts';

/** More pages than processors: a page often waits. */
const pages = 3;

/** Visits every component, several at once, and hands over each visit. */
export async function lookAtStories(
  browser: Browser,
  base: string,
  components: readonly (readonly Story[])[],
  onVisit: (visit: Visit) => Promise<void>,
) {
  const left = [...components];
  await Promise.all(
    Array.from({ length: pages }, async () => {
      const page = await StoryPage.open(browser, base);
      for (let stories = left.shift(); stories; stories = left.shift()) {
        for await (const visit of visitComponent(page, stories, standsForComponent(stories))) await onVisit(visit);
      }
    }),
  );
}

/** The story whose accessibility tree is that of its component: `States`, or the first with a picture. Pages of specs are data, and have none. */
export function standsForComponent(stories: readonly Story[]): Story | undefined {
  const own = stories.filter(({ importPath }) => !importPath.startsWith('./specs/'));
  return own.find(({ exportName }) => exportName === 'States') ?? own.find(isPictured) ?? own[0];
}
