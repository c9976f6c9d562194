import type { Browser } from 'playwright';
import { pagesName } from '../visual/pages/sitePages.ts';
import { StoryPage } from './StoryPage.ts';
import { byComponent, chosen, componentOf, isPictured, type Story } from './storyIndex.ts';
import { visitComponent, type Visit } from './visitComponent.ts';

/** More pages than processors: a page often waits. */
const pages = 3;

/** What is looked at of a component. */
interface Component {
  readonly stories: readonly Story[];
  /** Of all its stories, whether looked at or not. */
  readonly standsFor: Story | undefined;
}

/** Visits components, several at once, and hands over each visit. */
export async function lookAtStories(
  browser: Browser,
  base: string,
  components: readonly Component[],
  onVisit: (visit: Visit) => Promise<void>,
) {
  const left = [...components];
  await Promise.all(
    Array.from({ length: pages }, async () => {
      const page = await StoryPage.open(browser, base);
      for (let next = left.shift(); next; next = left.shift()) {
        for await (const visit of visitComponent(page, next.stories, next.standsFor)) await onVisit(visit);
      }
    }),
  );
}

/** The components of all stories, each with those that `only` chooses, and without those of which it chooses none. */
export function chooseComponents(all: readonly Story[], only: string): Component[] {
  return byComponent(all)
    .map((stories) => ({ stories: chosen(stories, only), standsFor: standsForComponent(stories) }))
    .filter(({ stories }) => stories.length > 0);
}

/**
 * The story whose accessibility tree is that of its component: `States`, or the first with a picture. Pages of specs are data and have
 * none; a page of the site has the tree of its built page.
 */
export function standsForComponent(stories: readonly Story[]): Story | undefined {
  const own = stories.filter((story) => !story.importPath.startsWith('./specs/') && componentOf(story) !== pagesName);
  return own.find(({ exportName }) => exportName === 'States') ?? own.find(isPictured) ?? own[0];
}
