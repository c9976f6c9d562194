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

/** Those whose id contains one of the words of a list such as `forms-slider,actions-`; all for an empty one. */
export function chosen<One extends Pick<Story, 'id'>>(all: readonly One[], only = ''): One[] {
  const words = only.split(',').filter(Boolean);
  return all.filter(({ id }) => words.length === 0 || words.some((word) => id.includes(word)));
}

/** The stories of each component, in the order in which they stand. */
export function byComponent(stories: readonly Story[]): Story[][] {
  return [...Map.groupBy(stories, componentOf).values()];
}

/** The name of a story's component in files: `forms-slider` for all of Forms/Slider. */
export function componentOf({ id }: Pick<Story, 'id'>): string {
  return id.slice(0, id.indexOf('--'));
}

/** A story looks like no other, unless it says `!visual`. */
export function isPictured({ tags }: Story): boolean {
  return tags.includes('visual');
}

/** What is pictured is audited too, and so is what cannot be pictured because it moves or depends on chance (`audited`). */
export function isAudited(story: Story): boolean {
  return isPictured(story) || story.tags.includes('audited');
}
