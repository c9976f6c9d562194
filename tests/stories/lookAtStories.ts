import type { Browser } from 'playwright';
import { pagesName } from '../visual/pages/sitePages.ts';
import { StoryPage } from './StoryPage.ts';
import { byComponent, chosen, componentOf, isPictured, type Story } from './storyIndex.ts';
import { visitComponent, type Visit } from './visitComponent.ts';

/** The stories of a component to visit. */
interface Component {
  readonly stories: readonly Story[];
  /** Chosen from all its stories, whether visited or not. */
  readonly standsFor: Story | undefined;
}

/** How many pages are open at once, and what receives each visit. */
export interface Looking {
  readonly workers: number;
  readonly onVisit: (visit: Visit) => Promise<void>;
}

/** Visits components, several at once, and yields each visit. */
export async function lookAtStories(
  browser: Browser,
  base: string,
  components: readonly Component[],
  { workers, onVisit }: Looking,
) {
  const left = [...components];
  await Promise.all(
    Array.from({ length: workers }, async () => {
      const page = await StoryPage.open(browser, base);
      for (let next = left.shift(); next; next = left.shift()) {
        for await (const visit of visitComponent(page, next.stories, next.standsFor)) await onVisit(visit);
      }
    }),
  );
}

/** The components of all stories, with those stories that `only` selects; components without any are omitted. */
export function chooseComponents(all: readonly Story[], only: string): Component[] {
  return byComponent(all)
    .map((stories) => ({ stories: chosen(stories, only), standsFor: standsForComponent(stories) }))
    .filter(({ stories }) => stories.length > 0);
}

/**
 * The story whose accessibility tree represents its component: `States`, or the first with a screenshot. Pages of specs have
 * none; pages of the site use the tree of their built page.
 */
export function standsForComponent(stories: readonly Story[]): Story | undefined {
  const own = stories.filter((story) => !story.importPath.startsWith('./specs/') && componentOf(story) !== pagesName);
  return own.find(({ exportName }) => exportName === 'States') ?? own.find(isPictured) ?? own[0];
}
