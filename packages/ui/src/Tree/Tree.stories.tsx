import { expect, fn } from 'storybook/test';
import { notes } from '../../../../.storybook/notes.ts';
import preview from '../../../../.storybook/preview.tsx';
import { trend, user } from '../Icon/icons.ts';
import { Tree, type TreeProps } from './Tree.tsx';

const referrals: TreeProps = {
  'aria-label': 'Referrals of spring-video',
  items: [
    {
      id: 'okafor',
      label: 'M. Okafor',
      icon: user,
      detail: '$40.35',
      children: [
        { id: 'okafor-50', label: '1-step 50K', icon: trend, detail: 'bought 15 Nov' },
        { id: 'okafor-10', label: '1-step 10K', icon: trend, detail: 'passed' },
      ],
    },
    {
      id: 'deshmukh',
      label: 'P. Deshmukh',
      icon: user,
      detail: '$70.35',
      children: [{ id: 'deshmukh-100', label: '1-step 100K', icon: trend, detail: 'bought 14 Nov' }],
    },
    { id: 'rahman', label: 'A. Rahman', icon: user, detail: 'signed up' },
  ],
};

const meta = preview.meta({
  title: 'Data/Tree',
  component: Tree,
  args: {
    ...referrals,
    defaultExpandedKeys: new Set(['okafor']),
    defaultSelectedKeys: ['okafor-50'],
    onSelectionChange: fn(),
    onExpandedChange: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 384 }}>
        <Story />
      </div>
    ),
  ],
  parameters: notes({
    dos: [
      'Use it for nested items: folders, groups with their members.',
      'Give it `onAction` if a press opens what the node stands for.',
    ],
    donts: ['For pages of a site use links in a SideMenu.', 'For collapsible text use a Disclosure.'],
    keys: {
      'Arrow up, Arrow down': 'Move between lines.',
      'Arrow right, Arrow left':
        'Expand and collapse a node, or move to its first child or its parent; reversed in right-to-left text.',
      Enter: 'Activates the node (`onAction`) and selects it; where several can be selected, it only activates.',
      Space: 'Selects the node, or deselects it where several can be selected.',
      'Home, End': 'Move to the first and the last line.',
      Letters: 'Move to the node that starts with the letter.',
    },
    announces: [
      'Role "tree" with its name; each line with its name, level, position, and whether it is expanded, selected and disabled.',
    ],
    clause: '§2 /affiliate-dashboard/referrals',
  }),
});

export const States = meta.story({});

export const Walked = meta.story({
  name: 'Opens, closes and chooses by the keyboard',
  tags: ['!visual'], // looks the same as States
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('treeitem', { name: /1-step 50K/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    const next = canvas.getByRole('treeitem', { name: /P. Deshmukh/ });
    await expect(next).toHaveFocus();
    await expect(args.onSelectionChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}{ArrowRight}');
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(new Set(['deshmukh']));
    await expect(next).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByRole('treeitem', { name: /1-step 100K/ })).toHaveAttribute('aria-level', '2');
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.queryByRole('treeitem', { name: /1-step 100K/ })).not.toBeInTheDocument();
    await userEvent.keyboard('a');
    await expect(canvas.getByRole('treeitem', { name: /A. Rahman/ })).toHaveFocus();
  },
});

export const Pressed = meta.story({
  name: 'Opens by its chevron without choosing',
  tags: ['!visual'], // looks the same as States
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvasElement.querySelector('[aria-expanded=true] > :first-child') ?? canvasElement);
    await expect(canvas.queryByRole('treeitem', { name: /1-step 50K/ })).not.toBeInTheDocument();
    await expect(args.onExpandedChange).toHaveBeenLastCalledWith(new Set());
    await expect(args.onSelectionChange).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByText('A. Rahman'));
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(new Set(['rahman']));
  },
});

export const Several = meta.story({
  name: 'Selects several with Space and by their boxes, and activates with Enter and a press',
  args: { selectionMode: 'multiple', onAction: fn(), disabledKeys: ['rahman'] },
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('treeitem', { name: /1-step 10K/ }).focus();
    await userEvent.keyboard(' ');
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(new Set(['okafor-50', 'okafor-10']));
    await expect(canvas.getByRole('tree')).toHaveAttribute('aria-multiselectable', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(args.onAction).toHaveBeenLastCalledWith('okafor-10');
    await userEvent.click(canvas.getByText('P. Deshmukh'));
    await expect(args.onAction).toHaveBeenLastCalledWith('deshmukh');
    await expect(args.onSelectionChange).toHaveBeenCalledOnce();
    const box = canvas.getByText('P. Deshmukh').parentElement?.querySelector('span:nth-of-type(2)');
    await userEvent.click(box as Element);
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(new Set(['okafor-50', 'okafor-10', 'deshmukh']));
    await userEvent.click(canvas.getByText('A. Rahman'));
    await userEvent.keyboard(' {Enter}');
    await expect(args.onAction).toHaveBeenCalledTimes(2);
    await expect(args.onSelectionChange).toHaveBeenCalledTimes(2);
  },
});

export const Opening = meta.story({
  name: 'Selects and activates a node with one press where one can be selected, and only activates where none can',
  tags: ['!visual'], // looks the same as States
  args: { onAction: fn() },
  render: (args) => (
    <>
      <Tree {...args} aria-label="One" />
      <Tree {...args} aria-label="None" selectionMode="none" />
    </>
  ),
  play: async ({ args, canvas, userEvent }) => {
    const [inOne, inNone] = canvas.getAllByText('A. Rahman');
    await userEvent.click(inOne as HTMLElement);
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(new Set(['rahman']));
    await userEvent.click(inNone as HTMLElement);
    await expect(args.onSelectionChange).toHaveBeenCalledOnce();
    await expect(args.onAction).toHaveBeenCalledTimes(2);
    await expect(inNone?.closest('[role=treeitem]')).not.toHaveAttribute('aria-selected');
  },
});

export const RightToLeft = meta.story({
  name: 'Opens to the left in Arabic',
  globals: { direction: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    const node = canvas.getByRole('treeitem', { name: /P. Deshmukh/ });
    node.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(node).toHaveAttribute('aria-expanded', 'true');
  },
});
