import type { Direction } from '../../.storybook/modes.ts';
import type { PicturedPage } from '../stories/PicturedPage.ts';
import type { StoryFacts } from '../stories/StoryPage.ts';
import { focusStop, nextStop, runAxe, sidewaysScroll, startOfPage } from './inPage.ts';
import { backwardSteps, type Stop } from './readingOrder.ts';

/** Maximum number of tab stops per story; longer lists are repetitive. */
const mostStops = 40;
/** WCAG 1.4.10: a window of 1280 pixels at 400 %. */
const narrow = { width: 320, height: 900 };

/** axe's findings with all rules, or only with those that depend on colors, for a second theme. */
export async function axeFindings(
  { page }: PicturedPage,
  { axeRules, isAxeOff, exceptions }: Pick<StoryFacts, 'axeRules' | 'isAxeOff' | 'exceptions'>,
  scope: 'everything' | 'colors',
): Promise<string[]> {
  if (isAxeOff) return [];
  return page.evaluate(runAxe, { rules: axeRules, isTargetSizeOff: exceptions.targets !== undefined, scope });
}

/** Problems for keyboard users and at a width of 320 pixels. Changes the page. */
export async function audit(
  shown: PicturedPage,
  { exceptions }: Pick<StoryFacts, 'exceptions'>,
  direction: Direction,
): Promise<string[]> {
  const findings: string[] = [];
  const { stops, invisible } = await walkByTab(shown);
  if (!exceptions.tabOrder) {
    for (const [from, to] of backwardSteps(stops, direction))
      findings.push(`tab order: goes back from ${from.name} to ${to.name}`);
  }
  if (!exceptions.focus) {
    for (const { name } of invisible) findings.push(`focus visible: nothing changes at ${name}`);
    for (const { name, obscuredBy } of stops) {
      if (obscuredBy !== undefined) findings.push(`focus not obscured: ${obscuredBy} hides ${name}`);
    }
  }
  if (!exceptions.reflow) {
    await shown.page.setViewportSize(narrow);
    await shown.settle('dark');
    const { pixels, by } = await shown.page.evaluate(sidewaysScroll);
    if (pixels > 0) findings.push(`reflow: at 320 px the page scrolls sideways by ${pixels} px${by && `, because of ${by}`}`);
  }
  return findings;
}

async function walkByTab(shown: PicturedPage): Promise<{ readonly stops: Stop[]; readonly invisible: Stop[] }> {
  const { page } = shown;
  const stops: Stop[] = [];
  const suspects: number[] = [];
  await page.evaluate(startOfPage);
  for (;;) {
    await page.keyboard.press('Tab');
    const { stop, isPreviousSame, boxes } = await page.evaluate(nextStop, stops.length === mostStops);
    if (isPreviousSame && (stop || stops.length > 1)) suspects.push(stops.length - 1);
    if (!stop) {
      boxes?.forEach((box, index) => Object.assign(stops[index] ?? {}, { box }));
      break;
    }
    stops.push(stop);
  }
  const invisible: Stop[] = [];
  for (const index of suspects) {
    if (await looksTheSame(shown, index)) invisible.push(stops[index] as Stop);
  }
  return { stops, invisible };
}

/** If the element's styles do not show the focus (a slider's thumb shows it instead), compares screenshots. */
async function looksTheSame(shown: PicturedPage, index: number): Promise<boolean> {
  const focused = await shown.part(await shown.page.evaluate(focusStop, { index, isFocused: true }));
  const blurred = await shown.part(await shown.page.evaluate(focusStop, { index, isFocused: false }));
  return focused.equals(blurred);
}
