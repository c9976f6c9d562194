// Functions that run in the browser. They must not use anything outside of themselves, because only their text is sent.
import type axeCore from 'axe-core';

declare global {
  var axe: typeof axeCore | undefined;
  var ownAxe: typeof axeCore | undefined;
}

/** Stores the loaded axe, because a story may load its own, which replaces the global and may be running. */
export function keepAxe(): void {
  globalThis.ownAxe = globalThis.axe;
}

/** axe's findings, one sentence each; including the size of targets (WCAG 2.5.8, with spacing). */
export async function runAxe({
  rules,
  isTargetSizeOff,
  scope,
}: {
  readonly rules: readonly { readonly id: string; readonly enabled?: boolean }[];
  readonly isTargetSizeOff: boolean;
  readonly scope: 'everything' | 'colors';
}) {
  const axe = globalThis.ownAxe ?? globalThis.axe;
  if (!axe) throw new Error('The page has no axe.');
  axe.reset();
  axe.configure({
    rules: [{ id: 'region', enabled: false }, { id: 'target-size', enabled: !isTargetSizeOff }, ...(rules as { id: string }[])],
  });
  const exclude = [['.sb-wrapper'], ['#storybook-docs'], ['#storybook-highlights-root']];
  const isOff = (rule: string) => rules.some(({ id, enabled }) => id === rule && enabled === false);
  const ofColors = ['color-contrast', 'link-in-text-block'].filter((rule) => !isOff(rule));
  if (scope === 'colors' && ofColors.length === 0) return [];
  const { violations } = await axe.run(
    { include: [['body']], exclude },
    { resultTypes: ['violations'], ...(scope === 'colors' && { runOnly: ofColors }) },
  );
  return violations.map(({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ html }) => html.slice(0, 160)).join(', ')})`);
}

/** The distance in CSS pixels by which the page scrolls sideways, and the first element that causes it. */
export function sidewaysScroll(): { readonly pixels: number; readonly by: string } {
  const { scrollWidth, clientWidth } = document.documentElement;
  const pixels = scrollWidth - clientWidth;
  const isOutside = (element: Element) => {
    const { left, right, width } = element.getBoundingClientRect();
    return width > 0 && (left < -1 || right > clientWidth + 1);
  };
  const outermost = pixels > 0 ? [...document.body.querySelectorAll('*')].find(isOutside) : undefined;
  return { pixels, by: outermost ? outermost.outerHTML.slice(0, 120) : '' };
}

/** Moves the focus position to the start of the page, and disables all transitions. */
export function startOfPage(): void {
  // Not a style element, which a built page's CSP would block.
  const style = new CSSStyleSheet();
  style.replaceSync('*, ::before, ::after { transition: none !important; scroll-behavior: auto !important; }');
  document.adoptedStyleSheets.push(style);
  const start = document.createElement('span');
  start.tabIndex = -1;
  document.body.prepend(start);
  start.focus();
  start.remove();
  scrollTo(0, 0);
}

/** Focuses a stop of the last tab walk, or removes the focus; returns its position for a screenshot. */
export function focusStop({ index, isFocused }: { readonly index: number; readonly isFocused: boolean }) {
  const stop = (globalThis as unknown as { walked?: HTMLElement[] }).walked?.[index];
  if (isFocused) stop?.focus();
  else (document.activeElement as HTMLElement | null)?.blur();
  const { left, right, top, bottom } = (stop?.closest('label, [role=group]') ?? stop ?? document.body).getBoundingClientRect();
  return { x: left - 8 + scrollX, y: top - 8 + scrollY, width: right - left + 16, height: bottom - top + 16 };
}

/** The focused element after a press of Tab, and whether the previous one looks different now. */
export async function nextStop(isLast: boolean) {
  const memory = globalThis as unknown as { stops?: Element[]; walked?: Element[]; looks?: string };
  const styleOf = (element: Element, pseudo?: '::before' | '::after') => {
    const style = getComputedStyle(element, pseudo);
    return [
      style.outlineStyle,
      style.outlineWidth,
      style.outlineColor,
      style.boxShadow,
      style.backgroundColor,
      style.color,
      style.opacity,
      style.borderBlockStartColor,
      style.borderBlockEndColor,
      style.borderBlockEndWidth,
      style.textDecorationLine,
      style.transform,
      style.insetBlockStart,
      style.clipPath,
      style.fill,
      style.stroke,
    ].join();
  };
  const around = (element: Element) => {
    const ancestors = [element.parentElement, element.parentElement?.parentElement, element.closest('label')];
    const near = [...(element.parentElement?.children ?? [])].slice(0, 12);
    const inside = [...element.querySelectorAll('*')].slice(0, 12);
    return [element, ...ancestors, ...near, ...inside].filter((one) => one instanceof Element);
  };
  // Without content it is not drawn, and reading all of its styles would take as long as the element's.
  const pseudoStyleOf = (element: Element, pseudo: '::before' | '::after') =>
    getComputedStyle(element, pseudo).content === 'none' ? 'none' : styleOf(element, pseudo);
  const looksOf = (element: Element) =>
    around(element)
      .flatMap((one) => [styleOf(one), pseudoStyleOf(one, '::before'), pseudoStyleOf(one, '::after')])
      .join('\n');
  // A hidden native control is positioned at its visible drawing.
  const isSmall = (one: Element) => one.getBoundingClientRect().width < 8 || one.getBoundingClientRect().height < 8;
  const isUnseen = (one: Element) =>
    isSmall(one) || getComputedStyle(one).opacity === '0' || getComputedStyle(one).pointerEvents === 'none';
  const placeOf = (one: Element) => {
    let place = one.closest('label') ?? one;
    while (isUnseen(place) && place.parentElement) place = place.parentElement;
    return place;
  };
  const boxOf = (one: Element) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    let [x, y] = [0, 0];
    for (let frame = one.parentElement; frame; frame = frame.parentElement) {
      x += frame.scrollLeft;
      y += frame.scrollTop;
    }
    return { left: left + x, right: right + x, top: top + y, bottom: bottom + y };
  };
  memory.stops ??= [];
  const previous = memory.stops.at(-1);
  const isPreviousSame = previous ? looksOf(previous) === memory.looks : false;
  const element = document.activeElement;
  if (isLast || !element || element === document.body || memory.stops.includes(element)) {
    memory.walked = memory.stops;
    delete memory.stops;
    // Measured at one moment and without scrolling; otherwise scrolling during the walk would look like a backward step.
    return { isPreviousSame, boxes: memory.walked.map((one) => boxOf(placeOf(one))) };
  }
  memory.stops.push(element);
  memory.looks = looksOf(element);
  const shown = placeOf(element);
  const parts = [0.5, 0.1, 0.9];
  const findCover = () => {
    const { left, right, top, bottom } = shown.getBoundingClientRect();
    const hits = parts.flatMap((across) =>
      parts.map((down) => document.elementFromPoint(left + (right - left) * across, top + (bottom - top) * down)),
    );
    if (hits.some((hit) => hit !== null && (shown.contains(hit) || hit.contains(shown)))) return undefined;
    return hits[0]?.outerHTML.slice(0, 120) ?? 'the edge of the window';
  };
  const aFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  let obscuredBy = findCover();
  // On a busy machine the code of an overlay may still be loading.
  if (obscuredBy !== undefined) await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }));
  // Overlays may move away from the focus in the following frames.
  for (let frames = 0; obscuredBy !== undefined && frames < 6; frames += 1) {
    await aFrame();
    obscuredBy = findCover();
  }
  let isFloating = false;
  for (let one: Element | null = element; one; one = one.parentElement) {
    if (/fixed|sticky/.test(getComputedStyle(one).position)) isFloating = true;
  }
  return {
    isPreviousSame,
    stop: {
      name: element.outerHTML.slice(0, 120),
      isFloating,
      ...(obscuredBy !== undefined && { obscuredBy }),
    },
  };
}
