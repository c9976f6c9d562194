import { useState } from 'react';
import { useArgs } from 'storybook/preview-api';
import { expect } from 'storybook/test';
import preview from '../preview.tsx';
import { writePage } from './address.ts';
import { example } from './example.ts';
import { Sandbox } from './Sandbox.tsx';

const meta = preview.meta({
  // In a group, because Storybook opens what is in no group first.
  title: 'Guides/Sandbox',
  id: 'sandbox',
  component: Sandbox,
  args: { page: '', onPageChange: () => {} },
  argTypes: { page: { control: false }, onPageChange: { control: false } },
  // A tool: the components have screenshots in their own stories.
  tags: ['!autodocs', '!visual', 'audited'],
  parameters: {
    accessibility: {
      tabOrder:
        'The blocks, the form of the chosen one and the page stand beside each other, and are walked one after the other.',
    },
  },
  // The arg is part of Storybook's URL; the sandbox stores the page in it.
  render: function Kept({ page }) {
    const [, updateArgs] = useArgs<{ page: string }>();
    return <Sandbox page={page} onPageChange={(next) => updateArgs({ page: next })} />;
  },
  beforeEach: () => {
    const { href } = location;
    return () => history.replaceState(history.state, '', href);
  },
});

/** As when its URL is opened. */
const opened = <Sandbox page="" onPageChange={() => {}} />;

/** Starts with an empty page, or with the one in the URL. */
export const Page = meta.story({});

export const Example = meta.story({ args: { page: example } });

export const ByKeyboard = meta.story({
  name: 'Adds a block by keyboard, edits it, writes its JSX, and finds it again at the same address',
  play: async ({ canvas, mount, userEvent }) => {
    await mount(opened);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Add a block' })).toHaveFocus();
    await userEvent.keyboard('{Enter}{ArrowDown}{Enter}');
    const words = await canvas.findByRole('textbox', { name: 'Words' });
    await userEvent.clear(words);
    await userEvent.type(words, 'Terms before prices');
    await expect(canvas.getByRole('heading', { name: 'Terms before prices', level: 2 })).toBeVisible();
    const jsx = canvas.getByRole('region', { name: 'JSX of the page' });
    await expect(jsx).toHaveTextContent('<Heading level={2}>Terms before prices</Heading>');
    const address = location.href;
    await mount(<div />);
    await expect(canvas.queryByRole('heading')).toBeNull();
    await mount(opened);
    await expect(location.href).toBe(address);
    await expect(await canvas.findByRole('heading', { name: 'Terms before prices', level: 2 })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Words' })).toHaveValue('Terms before prices');
  },
});

export const Arranged = meta.story({
  name: 'Moves, duplicates and removes the chosen block, and says so',
  args: { page: writePage(['section', 'heading', 'text'].map((kind, id) => ({ id, kind, props: {} }))) },
  // Starts with the same blocks when it is shown again, because changed args would persist.
  render: function Forgotten({ page }) {
    const [now, setNow] = useState(page);
    return <Sandbox page={now} onPageChange={setNow} />;
  },
  play: async ({ canvas, userEvent }) => {
    const blocks = () =>
      canvas
        .getAllByRole('button', { name: /^\d/ })
        .map(({ textContent }) => textContent.replace(/\d+\s*/, ''))
        .join(' ');
    await userEvent.click(canvas.getByRole('button', { name: '3 Text' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Move up' }));
    await expect(blocks()).toBe('Section Text Heading');
    await expect(canvas.getByText('Text at place 2 of 3.')).toHaveRole('status');
    await userEvent.click(canvas.getByRole('button', { name: 'Duplicate' }));
    await expect(blocks()).toBe('Section Text Text Heading');
    for (let left = 4; left > 0; left -= 1) await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
    await expect(canvas.getByRole('heading', { name: 'Nothing is on the page yet' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Add a block' })).toHaveFocus();
  },
});

export const Broken = meta.story({
  name: 'Says what is wrong with an address that nobody can read, and keeps it',
  args: { page: example.slice(0, -5) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('cut off or changed');
    await expect(canvas.getByRole('region', { name: 'What the address holds' })).toHaveTextContent(args.page);
  },
});

export const Unknown = meta.story({
  name: 'Keeps a block and a prop that it does not know',
  args: {
    page: writePage([
      { id: 0, kind: 'heading', props: { words: 'Known', level: '9' } },
      { id: 1, kind: 'globe', props: { turns: 3 } },
    ]),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Level cannot be "9".')).toBeVisible();
    await expect(canvas.getByText('No block is named “globe” here.')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Words' }), ' still');
    const kept = writePage([
      { id: 0, kind: 'heading', props: { words: 'Known still', level: '9' } },
      { id: 1, kind: 'globe', props: { turns: 3 } },
    ]);
    await expect(new URL(location.href).searchParams.get('args')).toBe(`page:${kept}`);
  },
});
