import { audit, axeFindings } from '../accessibility/audit.ts';
import { hasControls, type ControlKind } from '../accessibility/handleControls.ts';
import { forcedColors, isControl, modes, type Direction, type Mode } from '../../.storybook/modes.ts';
import type { ScreenshotPair } from '../visual/compareScreenshots.ts';
import type { PageSizes } from '../visual/pages/pageSizes.ts';
import { isAudited, isPictured, type Story } from './storyIndex.ts';
import type { StoryFacts, StoryPage } from './StoryPage.ts';

/** The results for one story, or one page of the site, in one direction. */
export interface Visit {
  readonly story: Pick<Story, 'id'>;
  readonly direction: Direction;
  /** A screenshot for each mode, with a function that takes it again. */
  readonly pictures: ReadonlyMap<string, ScreenshotPair>;
  readonly findings: readonly string[];
  /** The accessibility tree of the story that represents its component. */
  readonly tree?: string;
  /** The responses of the story's backend (tests/coverage). */
  readonly answers?: readonly string[];
  /** The kinds of controls that were used. */
  readonly used?: readonly ControlKind[];
  /** What a page of the site weighs. */
  readonly sizes?: PageSizes;
}

interface Plan {
  readonly story: Story;
  readonly facts: StoryFacts;
  readonly direction: Direction;
  readonly hasTree: boolean;
}

/**
 * Visits the stories of a component: plays each once, and audits those that look different from others, with screenshots in both
 * directions. A story with a fixed direction is visited only in that one. The page can be used for second screenshots until the
 * next visit is requested.
 */
export async function* visitComponent(
  page: StoryPage,
  stories: readonly Story[],
  treeOf: Story | undefined,
): AsyncGenerator<Visit> {
  await page.load();
  const prepared = new Map<Story, StoryFacts>();
  let isUsed = false;
  for (const story of stories) prepared.set(story, await page.read(story.id));
  for (const direction of ['ltr', 'rtl'] as const) {
    for (const [story, facts] of prepared) {
      const first = facts.direction ?? 'ltr';
      const isBoth = facts.direction === undefined && isAudited(story);
      if (direction !== first && !isBoth) continue;
      const plan = { story, facts, direction, hasTree: story === treeOf && direction === first };
      const seen = await visit(page, plan).catch((error: unknown) => brokenOff(page, plan, error));
      if (story === treeOf) isUsed = await hasControls(page.page);
      yield seen;
    }
  }
  const facts = treeOf && prepared.get(treeOf);
  if (!facts || !isUsed) return;
  const plan = { story: treeOf, facts, direction: facts.direction ?? 'ltr', hasTree: false } as const;
  // Last, because the page is loaded anew for the next component.
  yield await useControls(page, plan).catch((error: unknown) => brokenOff(page, plan, error));
}

async function useControls(page: StoryPage, plan: Plan): Promise<Visit> {
  const { story, direction } = plan;
  await page.show(story.id, plan);
  const { kinds, errors } = await page.useControls();
  return {
    story,
    direction,
    pictures: new Map(),
    findings: errors.map((error) => `its controls: ${error.split('\n')[0]}`),
    used: kinds,
  };
}

/** An error in one story is a finding; the page is reloaded for the others. */
async function brokenOff(page: StoryPage, { story, direction }: Plan, error: unknown): Promise<Visit> {
  await page.load();
  return { story, direction, pictures: new Map(), findings: [`the visit ended early: ${String(error).split('\n')[0]}`] };
}

async function visit(page: StoryPage, plan: Plan): Promise<Visit> {
  const { story, facts, direction, hasTree } = plan;
  const { thrown, answers } = await page.show(story.id, plan);
  const pictures = new Map<Mode, ScreenshotPair>();
  const seen = { story, direction, pictures, answers };
  if (thrown !== undefined) return { ...seen, findings: [`the story fails: ${thrown.split('\n')[0]}`] };
  const tree = hasTree ? await page.page.locator('body').ariaSnapshot() : undefined;
  const all = { ...seen, ...(tree !== undefined && { tree }) };
  if (!isAudited(story)) return { ...all, findings: [] };
  const findings = new Set<string>();
  for (const mode of modesIn(direction, isPictured(story) && isControl(story.title, facts.hasKeys))) {
    await applyMode(page, mode);
    if (isPictured(story)) pictures.set(mode, [await page.picture(facts), () => lookAgain(page, plan, mode)]);
    if (mode === forcedColors) continue;
    const scope = modes[mode].theme === 'dark' ? 'everything' : 'colors';
    for (const finding of await axeFindings(page, facts, scope)) findings.add(finding);
  }
  await applyMode(page, `dark-${direction}`);
  for (const finding of await audit(page, facts, direction)) findings.add(finding);
  return { ...all, findings: [...findings] };
}

function modesIn(direction: Direction, hasForcedColors: boolean): Mode[] {
  const themed = (Object.keys(modes) as (keyof typeof modes)[]).filter((mode) => modes[mode].direction === direction);
  return hasForcedColors && direction === 'ltr' ? [...themed, forcedColors] : themed;
}

async function applyMode(page: StoryPage, mode: Mode): Promise<void> {
  await page.forceColors(mode === forcedColors ? 'active' : 'none');
  await page.settle(mode === forcedColors ? 'dark' : modes[mode].theme);
}

/** A mode's screenshot in a newly loaded page. */
async function lookAgain(page: StoryPage, plan: Plan, mode: Mode): Promise<Buffer> {
  await page.load();
  await page.show(plan.story.id, plan);
  await applyMode(page, mode);
  const picture = await page.picture(plan.facts);
  await page.forceColors('none');
  return picture;
}
