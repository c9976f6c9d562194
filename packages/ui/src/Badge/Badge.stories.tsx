import { notes } from '../../../../.storybook/notes.ts';
import preview from '../../../../.storybook/preview.tsx';
import { check, clock, close, dashes, minus, warning } from '../Icon/icons.ts';
import { Inline } from '../Inline/Inline.tsx';
import { Badge } from './Badge.tsx';

const meta = preview.meta({
  title: 'Feedback/Badge',
  component: Badge,
  parameters: notes({
    dos: ['Use it for a short state or note, with an icon if the color has a meaning.', 'One or two words.'],
    donts: ["In a table's row use a Status, which is less prominent.", 'It cannot be pressed: for filters use a ChipGroup.'],
    announces: ['Its text.'],
  }),
});

export const Tones = meta.story({
  render: () => (
    <Inline gap={8}>
      <Badge tone="accent">Popular</Badge>
      <Badge tone="success" icon={check}>
        Paid
      </Badge>
      <Badge tone="info" icon={clock}>
        In review
      </Badge>
      <Badge tone="warning" icon={warning}>
        Near limit
      </Badge>
      <Badge tone="danger" icon={close}>
        Terminated
      </Badge>
      <Badge tone="danger" icon={minus}>
        Refunded
      </Badge>
      <Badge>Sample data</Badge>
      <Badge tone="plain" icon={dashes}>
        Simulated
      </Badge>
    </Inline>
  ),
});
