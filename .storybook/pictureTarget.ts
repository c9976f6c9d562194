/** What a picture of a story shows: its root element, or the whole page for what floats (`parameters: { picture: 'page' }`). */
export function pictureTarget(parameters: { readonly picture?: unknown }): Element {
  return (parameters.picture !== 'page' && document.querySelector('[data-story]')) || document.body;
}
