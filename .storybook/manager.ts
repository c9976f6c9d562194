import { createElement } from 'react';
import { addons, types, useGlobals, useParameter } from 'storybook/manager-api';

const id = 'duneline/statechart';

addons.register(id, () => {
  addons.add(`${id}/panel`, {
    type: types.PANEL,
    title: 'Statechart',
    paramKey: 'statechart',
    match: ({ viewMode }) => viewMode === 'story',
    render: ({ active = false }) => (active ? createElement(Panel) : null),
  });
});

/** Shows the machine of stories with `parameters: { statechart: '<name>' }`; another Storybook page draws it. */
function Panel() {
  const name = useParameter<string | null>('statechart', null);
  const [globals] = useGlobals();
  if (name === null) {
    return createElement(
      'p',
      { style: { padding: 16 } },
      "This story names no machine. One that runs it says parameters: { statechart: '<name>' }.",
    );
  }
  const query = new URLSearchParams({
    id: `machines-${name}--inspector`,
    viewMode: 'story',
    globals: `theme:${globals.theme ?? 'dark'}`,
  });
  // oxlint-disable-next-line react/iframe-missing-sandbox -- a page of this Storybook, which talks to another one
  return createElement('iframe', {
    title: `Statechart of ${name}`,
    src: `iframe.html?${query}`,
    style: { display: 'block', border: 0, inlineSize: '100%', blockSize: '100%' },
  });
}
