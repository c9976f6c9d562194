declare global {
  interface Window {
    /** Buttons that were clicked before React listened, in order; gone once it does. */
    earlyClicks?: HTMLButtonElement[];
  }
}

/**
 * Runs with the prerendered page: remembers clicks on buttons until the page is interactive, and holds back forms, which would
 * otherwise be sent to the static page. Links, radios and details work by themselves.
 */
export const EARLY_CLICKS_SCRIPT =
  "window.earlyClicks=[];addEventListener('click',function(e){var b=e.target.closest&&e.target.closest('button');window.earlyClicks&&b&&window.earlyClicks.push(b)},true);" +
  "addEventListener('submit',function(e){window.earlyClicks&&e.preventDefault()},true)";

let clicked: HTMLButtonElement[] = [];

/** Stops recording clicks, because React handles them from now on: each click is handled once. */
export function takeEarlyClicks() {
  clicked = window.earlyClicks ?? [];
  delete window.earlyClicks;
}

/** Replays the clicks that happened before hydration. */
export function replayEarlyClicks() {
  for (const button of clicked.splice(0)) if (button.isConnected) button.click();
}
