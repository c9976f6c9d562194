/**
 * Shows the scroll position on the element of a `Header` without rendering, so that it can run on every frame.
 * @param isOpaque whether the background covers the content behind it
 * @param progress the share of the page above, 0 to 1; `undefined` hides the line
 */
export function showHeaderScroll(header: HTMLElement, isOpaque: boolean, progress: number | undefined): void {
  header.toggleAttribute('data-opaque', isOpaque);
  header.toggleAttribute('data-progress', progress !== undefined);
  header.style.setProperty('--progress', `${progress}`);
}
