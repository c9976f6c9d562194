declare global {
  interface Window {
    /** Buttons clicked before hydration, in order; removed after hydration. */
    earlyClicks?: HTMLButtonElement[];
  }
}

/**
 * Part of the prerendered page: records clicks on buttons until the page is interactive, and prevents form submissions, which
 * would go to the static page. Links, radios and details work without scripts. A link with `data-way-back` has no query in its
 * `returnTo` until it is hydrated: it gets that of the address, and the browser follows it instead of the router.
 */
export const EARLY_CLICKS_SCRIPT =
  "window.earlyClicks=[];addEventListener('click',function(e){var b=e.target.closest&&e.target.closest('button');window.earlyClicks&&b&&window.earlyClicks.push(b);" +
  "var l=e.target.closest&&e.target.closest('a[data-way-back]');if(l){l.search=l.search.split('%3F')[0]+encodeURIComponent(location.search);e.stopPropagation()}},true);" +
  "addEventListener('submit',function(e){window.earlyClicks&&e.preventDefault()},true)";

let clicked: HTMLButtonElement[] = [];

/** Stops recording clicks, because React handles them from now on. */
export function takeEarlyClicks() {
  clicked = window.earlyClicks ?? [];
  delete window.earlyClicks;
}

/** Replays the clicks that happened before hydration. */
export function replayEarlyClicks() {
  for (const button of clicked.splice(0)) if (button.isConnected) button.click();
}
