import { audit, axeFindings } from '../accessibility/audit.ts';
import { forcedColors, isControl, modes, type Direction, type Mode } from '../../.storybook/modes.ts';
import type { Looks } from '../visual/judgePicture.ts';
import { isPictured, type Story } from './storyIndex.ts';
import type { StoryFacts, StoryPage } from './StoryPage.ts';

/** What was seen of one story, or of one page of the site, in one direction. */
export interface Visit {
  readonly story: Pick<Story, 'id'>;
  readonly direction: Direction;
  /** A picture of each mode, and the one of the second look. */
  readonly pictures: ReadonlyMap<string, Looks>;
  readonly findings: readonly string[];
  /** The accessibility tree, of what stands for its component. */
  readonly tree?: string;
}

/** Visits the stories of a component, each in both directions unless it has its own. */
export async function* visitComponent(
  page: StoryPage,
  stories: readonly Story[],
  treeOf: Story | undefined,
): AsyncGenerator<Visit> {
  await page.load();
  for (const direction of ['ltr', 'rtl'] as const) {
    for (const story of stories) {
      const facts = await page.prepare(story.id, direction);
      if (facts.direction === undefined || facts.direction === direction) {
        const hasTree = story === treeOf && direction === (facts.direction ?? 'ltr');
        yield await visit(page, { story, facts, direction, hasTree }).catch((error: unknown) =>
          brokenOff(page, story, direction, error),
        );
      }
    }
  }
}

/** One story that breaks the page off is a finding; the others are looked at in a page of their own. */
async function brokenOff(page: StoryPage, story: Story, direction: Direction, error: unknown): Promise<Visit> {
  await page.load();
  return { story, direction, pictures: new Map(), findings: [`the look at it broke off: ${String(error).split('\n')[0]}`] };
}

interface Plan {
  readonly story: Story;
  readonly facts: StoryFacts;
  readonly direction: Direction;
  readonly hasTree: boolean;
}

async function visit(page: StoryPage, { story, facts, direction, hasTree }: Plan): Promise<Visit> {
  const thrown = await page.show(story.id);
  // What a play function proves is the stage `storybook`'s business; here it leads to what is pictured.
  if (thrown !== undefined && isPictured(story)) {
    return { story, direction, pictures: new Map(), findings: [`the story fails: ${thrown.split('\n')[0]}`] };
  }
  const plan = isPictured(story) ? modesIn(direction, isControl(story.title, facts.hasKeys)) : [];
  const findings = new Set<string>();
  const tree = hasTree ? await page.page.locator('body').ariaSnapshot() : undefined;
  const first = new Map<Mode, Buffer>();
  for (const mode of plan.length > 0 ? plan : modesIn(direction, false)) {
    await wear(page, mode);
    if (plan.length > 0) first.set(mode, await page.picture(facts));
    if (mode === forcedColors) continue;
    for (const finding of await axeFindings(page, facts)) findings.add(finding);
  }
  await page.forceColors('none');
  const pictures = plan.length > 0 ? await lookAgain(page, story, facts, first) : new Map();
  await page.settle('dark');
  for (const finding of await audit(page, facts, direction)) findings.add(finding);
  return { story, direction, pictures, findings: [...findings], ...(tree !== undefined && { tree }) };
}

function modesIn(direction: Direction, hasForcedColors: boolean): Mode[] {
  const themed = (Object.keys(modes) as (keyof typeof modes)[]).filter((mode) => modes[mode].direction === direction);
  return hasForcedColors && direction === 'ltr' ? [...themed, forcedColors] : themed;
}

async function wear(page: StoryPage, mode: Mode): Promise<void> {
  await page.forceColors(mode === forcedColors ? 'active' : 'none');
  await page.settle(mode === forcedColors ? 'dark' : modes[mode].theme);
}

/** Shows the story once more from its beginning, and where that leaves a difference, in a page that has just been loaded. */
async function lookAgain(page: StoryPage, story: Story, facts: StoryFacts, first: ReadonlyMap<Mode, Buffer>) {
  const pictures = new Map<Mode, readonly [Buffer, Buffer]>();
  await page.show(story.id);
  await takeAll(page, facts, first, pictures);
  if ([...pictures.values()].every(([one, other]) => one.equals(other))) return pictures;
  await page.load();
  const direction = [...first.keys()].some((mode) => mode.endsWith('rtl')) ? 'rtl' : 'ltr';
  await page.show((await page.prepare(story.id, direction), story.id));
  await takeAll(page, facts, first, pictures);
  return pictures;
}

async function takeAll(
  page: StoryPage,
  facts: StoryFacts,
  first: ReadonlyMap<Mode, Buffer>,
  into: Map<Mode, readonly [Buffer, Buffer]>,
) {
  for (const [mode, picture] of [...first].toReversed()) {
    await wear(page, mode);
    into.set(mode, [picture, await page.picture(facts)]);
  }
  await page.forceColors('none');
}
