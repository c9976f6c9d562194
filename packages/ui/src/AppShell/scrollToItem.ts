/** Scrolls the closest list around an item by as much as the item is outside. `scrollIntoView` would scroll the page too. */
export function scrollToItem(item: Element): void {
  const list = scrollableAround(item);
  if (!list) return;
  const [box, place] = [list.getBoundingClientRect(), item.getBoundingClientRect()];
  // Whole pixels, to which browsers round scroll positions.
  if (place.top < box.top) list.scrollTop -= Math.ceil(box.top - place.top);
  else if (place.bottom > box.bottom) list.scrollTop += Math.ceil(place.bottom - box.bottom);
}

/** The closest ancestor with a scroll position of its own, below the page. */
function scrollableAround(item: Element): Element | undefined {
  for (let parent = item.parentElement; parent && parent !== document.body; parent = parent.parentElement) {
    if (parent.scrollHeight > parent.clientHeight && /auto|scroll/.test(getComputedStyle(parent).overflowY)) return parent;
  }
  return undefined;
}
