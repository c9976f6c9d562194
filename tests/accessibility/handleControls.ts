import type { Page } from 'playwright';

/**
 * The controls that announce what they do, and keys that make them do it twice: a live region is emptied before it speaks again,
 * which the page's CSP must allow.
 */
const controls = {
  number: {
    of: 'input[inputmode="numeric"], input[inputmode="decimal"]',
    keys: ['ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp'],
  },
  combo: { of: 'input[role="combobox"]', keys: ['ArrowDown', 'ArrowDown', 'ArrowDown', 'Escape'] },
  select: { of: 'button[aria-haspopup="listbox"]', keys: ['ArrowRight', 'ArrowRight'] },
  slider: { of: 'input[type="range"]', keys: ['ArrowRight', 'ArrowRight'] },
  date: { of: '[role="spinbutton"]', keys: ['ArrowUp', 'ArrowUp'] },
  datePicker: { of: '[role="group"] > button[aria-haspopup="dialog"]', keys: ['Enter', 'PageDown', 'PageDown', 'Escape'] },
  calendar: { of: '[role="grid"] [role="button"][tabindex="0"]', keys: ['PageDown', 'PageDown', 'ArrowRight', 'Enter', 'Enter'] },
  sort: { of: 'th[data-sortable="true"] button', keys: ['Enter', 'Enter'] },
  drag: { of: 'button[slot="drag"]', keys: ['Enter', 'ArrowDown', 'ArrowDown', 'Enter'] },
} as const;

export type ControlKind = keyof typeof controls;

export const controlKinds = Object.keys(controls) as readonly ControlKind[];

/**
 * Uses each visible control of a page, twice or more.
 * @returns the kinds that the page has
 */
export async function handleControls(page: Page): Promise<ControlKind[]> {
  const kinds = new Set<ControlKind>();
  for (const [kind, { of, keys }] of Object.entries(controls) as [ControlKind, (typeof controls)[ControlKind]][]) {
    // Handles, because what a control does may redraw the others.
    for (const control of await page.$$(of)) {
      if (!(await control.evaluate(isUsable))) continue;
      kinds.add(kind);
      await control.focus();
      for (const key of keys) {
        await page.keyboard.press(key);
        // React Aria begins to drag in the next frame, and throws when it is asked to begin again before.
        if (kind === 'drag') await page.evaluate(nextFrames);
      }
    }
  }
  await page.evaluate(nextFrames);
  return [...kinds];
}

/** Whether a page has any of the controls, visible or not. */
export async function hasControls(page: Page): Promise<boolean> {
  const all = Object.values(controls).map(({ of }) => of);
  return (await page.$(all.join(', '))) !== null;
}

const isUsable = (control: Element): boolean =>
  control.isConnected && control.checkVisibility({ visibilityProperty: true }) && !control.matches(':disabled');

/** What a key does is drawn by the second frame. */
const nextFrames = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
