import { expect } from 'storybook/test';
import { notes } from '../../../../.storybook/notes.ts';
import preview from '../../../../.storybook/preview.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Code } from './Code.tsx';

const webhook = `POST /webhooks/orders
{
  "order": "DL-48213",
  "program": "1-step",
  "size": 1000000,
  "paid": 9900,
  "coupon": "RETRY10", // a very long line that a phone has to scroll, because code that wraps is hard to copy
}`;

const meta = preview.meta({
  title: 'Text/Code',
  component: Code,
  args: { children: 'RETRY10' },
  parameters: notes({
    dos: [
      'Use it for text that is typed or compared letter by letter: coupons, order numbers, field names.',
      'Label a block with its content: "Webhook of an order".',
    ],
    donts: ['For a key of the keyboard use Kbd.', 'For text to copy, add a CopyButton.'],
    keys: { Tab: 'Moves to a block.', '← →': 'Scroll a block sideways.' },
    announces: ['Inline: its text. A block: "region" and its label.'],
  }),
});

export const States = meta.story({
  render: () => (
    <Stack>
      <Text>
        Enter <Code>RETRY10</Code> at the checkout; the order keeps its number, <Code>DL-48213</Code>.
      </Text>
      <Code aria-label="Webhook of an order">{webhook}</Code>
    </Stack>
  ),
});

export const Scrolled = meta.story({
  name: 'Scrolls by keyboard on a phone, and the page does not',
  globals: { viewport: { value: 'phone' } },
  args: { 'aria-label': 'Webhook of an order', children: webhook },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const block = canvas.getByRole('region', { name: 'Webhook of an order' });
    await expect(block).toHaveFocus();
    await expect(block.scrollWidth).toBeGreaterThan(block.clientWidth);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
});

export const RightToLeft = meta.story({
  name: 'Reads from left to right in right-to-left text',
  globals: { direction: 'rtl' },
  args: { 'aria-label': 'رسالة الطلب', children: 'order = "DL-48213";' },
});
