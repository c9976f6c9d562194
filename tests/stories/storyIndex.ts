import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Story {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly exportName: string;
  readonly importPath: string;
  readonly tags: readonly string[];
}

type Entry = Story & { readonly type: 'story' | 'docs' };

/** The stories of a built Storybook. */
export function readStories(folder: string): Story[] {
  const { entries } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as { readonly entries: Record<string, Entry> };
  return Object.values(entries).filter(({ type }) => type === 'story');
}

/** Stories whose id contains one of the words in a list such as `forms-slider,actions-`; all for an empty list. */
export function chosen<One extends Pick<Story, 'id'>>(all: readonly One[], only = ''): One[] {
  const words = only.split(',').filter(Boolean);
  return all.filter(({ id }) => words.length === 0 || words.some((word) => id.includes(word)));
}

/** The stories of each component, in order. */
export function byComponent(stories: readonly Story[]): Story[][] {
  return [...Map.groupBy(stories, componentOf).values()];
}

/** The file name of a story's component: `forms-slider` for all of Forms/Slider. */
export function componentOf({ id }: Pick<Story, 'id'>): string {
  return id.slice(0, id.indexOf('--'));
}

/** A story has a screenshot unless it is tagged `!visual`. */
export function isPictured({ tags }: Story): boolean {
  return tags.includes('visual');
}

/**
 * Stories with screenshots are audited, and so are those that cannot have one because they are animated or random (`audited`).
 */
export function isAudited(story: Story): boolean {
  return isPictured(story) || story.tags.includes('audited');
}
