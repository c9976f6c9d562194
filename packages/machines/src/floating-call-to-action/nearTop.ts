const SHOWN_AFTER_PX = 100;

/** Whether the page is scrolled too little for the floating call to action (spec §9: after 100 px). */
export function isNearTop(offset: number): boolean {
  return offset <= SHOWN_AFTER_PX;
}
