/**
 * Shows on the element of a `Header` how far the page is scrolled, without rendering anything: cheap enough for every frame.
 * @param isOpaque whether its ground hides what passes below it.
 * @param progress the part of the page that lies above, 0 to 1; `undefined` hides the line.
 */
export function showHeaderScroll(header: HTMLElement, isOpaque: boolean, progress: number | undefined): void {
  header.toggleAttribute('data-opaque', isOpaque);
  header.toggleAttribute('data-progress', progress !== undefined);
  header.style.setProperty('--progress', `${progress}`);
}
