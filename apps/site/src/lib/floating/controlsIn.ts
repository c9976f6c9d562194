import { isCovering, type Box } from '@duneline/machines';

/** Everything that one presses, fills in or reads a chosen value or a figure from. */
const CONTROLS = 'a, button, input, select, textarea, summary, label, output, data, dt, dd, th, td';

/**
 * The boxes of the page's controls that lie in one of the given boxes.
 * @param boxes where an overlay would lie, in CSS pixels of the window
 */
export function controlsIn(boxes: readonly Box[]): readonly Box[] {
  if (boxes.length === 0) return [];
  const controls: Box[] = [];
  for (const element of document.querySelectorAll(`:is(header, main, footer) :is(${CONTROLS})`)) {
    const { top, right, bottom, left } = element.getBoundingClientRect();
    const box = { top, right, bottom, left };
    if (right > left && boxes.some((other) => isCovering(box, other))) controls.push(box);
  }
  return controls;
}
