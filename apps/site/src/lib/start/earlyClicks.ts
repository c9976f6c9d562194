declare global {
  interface Window {
    /** Buttons that were clicked before the page could answer, in order; gone once they have been answered. */
    earlyClicks?: HTMLButtonElement[];
  }
}

/** Runs with the prerendered page: remembers clicks on buttons until the page is interactive. Links, radios and details work by themselves. */
export const EARLY_CLICKS_SCRIPT =
  "window.earlyClicks=[];addEventListener('click',function(e){var b=e.target.closest&&e.target.closest('button');window.earlyClicks&&b&&window.earlyClicks.push(b)},true)";

/** Answers the clicks that came before the page was interactive, so that none is lost. */
export function replayEarlyClicks() {
  const clicked = window.earlyClicks ?? [];
  delete window.earlyClicks;
  for (const button of clicked) if (button.isConnected) button.click();
}
