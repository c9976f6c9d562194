import { useState } from 'react';
import { expect } from 'storybook/test';
import { notes } from '../../../../.storybook/notes.ts';
import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { trend } from '../Icon/icons.ts';
import { Inline } from '../Inline/Inline.tsx';
import { Status } from './Status.tsx';

const meta = preview.meta({
  title: 'Feedback/Status',
  component: Status,
  args: { children: 'Paid', tone: 'success' as const },
  parameters: notes({
    dos: [
      'Use it in rows and headers, where a Badge would be too prominent.',
      'Use the same word for the same state everywhere.',
    ],
    donts: ['For a note ("Popular", "Sample data") use a Badge.', 'For a sentence use an Alert.'],
    announces: ['Its text; with `isLive` also whenever it changes (role "status").'],
  }),
});

export const States = meta.story({
  render: () => (
    <Inline gap={24}>
      <Status tone="success">Paid</Status>
      <Status tone="info">In review</Status>
      <Status tone="waiting">Waiting for your documents</Status>
      <Status tone="warning">Near limit</Status>
      <Status tone="danger">Terminated</Status>
      <Status>None</Status>
      <Status tone="success" icon={trend}>
        Trading, simulated
      </Status>
    </Inline>
  ),
});

export const Live = meta.story({
  name: 'Says a change by itself when it is live',
  tags: ['!visual'], // looks the same as States
  render: () => <Review />,
  play: async ({ canvas, userEvent }) => {
    const status = canvas.getByRole('status');
    await expect(status).toHaveTextContent('In review');
    await userEvent.click(canvas.getByRole('button', { name: 'Pay' }));
    await expect(canvas.getByRole('status')).toBe(status);
    await expect(status).toHaveTextContent('Paid');
  },
});

function Review() {
  const [isPaid, setIsPaid] = useState(false);
  return (
    <Inline>
      <Status isLive tone={isPaid ? 'success' : 'info'}>
        {isPaid ? 'Paid' : 'In review'}
      </Status>
      <Button size="sm" onPress={() => setIsPaid(true)}>
        Pay
      </Button>
    </Inline>
  );
}

export const RightToLeft = meta.story({ name: 'Has its sign at the right in right-to-left text', globals: { direction: 'rtl' } });
