import { notes } from '../../../../.storybook/notes.ts';
import preview from '../../../../.storybook/preview.tsx';
import { check, clock, close, dashes, minus, warning } from '../Icon/icons.ts';
import { Inline } from '../Inline/Inline.tsx';
import { Badge } from './Badge.tsx';

const meta = preview.meta({
  title: 'Feedback/Badge',
  component: Badge,
  parameters: notes({
    dos: ['Use it for a short state or remark on a thing, with a sign where the colour means something.', 'One or two words.'],
    donts: ['In a row of a table, where it would be too loud, take a Status.', 'It is never pressed: a filter is a ChipGroup.'],
    announces: ['Its words, where it stands.'],
  }),
});

export const Tones = meta.story({
  render: () => (
    <Inline gap={8}>
      <Badge tone="accent">Popular</Badge>
      <Badge tone="gain" icon={check}>
        Paid
      </Badge>
      <Badge tone="info" icon={clock}>
        In review
      </Badge>
      <Badge tone="warn" icon={warning}>
        Near limit
      </Badge>
      <Badge tone="loss" icon={close}>
        Terminated
      </Badge>
      <Badge tone="loss" icon={minus}>
        Refunded
      </Badge>
      <Badge>Sample data</Badge>
      <Badge tone="plain" icon={dashes}>
        Simulated
      </Badge>
    </Inline>
  ),
});
