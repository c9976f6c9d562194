/** Inserts `added` before the first `place` in the text. */
export function insertBefore(text, place, added) {
  const index = text.indexOf(place);
  if (index < 0) throw new Error(`There is no "${place.trim()}" to insert before. Look at tools/new/.`);
  return text.slice(0, index) + added + text.slice(index);
}
