/** What a picture of a story shows: its root element, or the whole page for what floats (`parameters: { picture: 'page' }`). */
export function pictureTarget(parameters: { readonly picture?: unknown }): Element {
  if (parameters.picture === 'page') return document.body;
  const root = document.getElementById('storybook-root') ?? document.body.firstElementChild;
  return root ?? document.body;
}
