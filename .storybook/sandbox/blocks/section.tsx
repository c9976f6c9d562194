import { Section } from '@duneline/ui';
import { choice, text } from '../fields.ts';
import { kind } from '../Kind.ts';

/** Contains the blocks after it, up to the next section (`compose.tsx`). */
export const section = kind({
  label: 'Section',
  fields: {
    name: text('Name, for screen readers', ''),
    space: choice('Room above and below', ['section', 'compact', 'start', 'end'], 'compact'),
  },
  draw: ({ name, space }) => (
    <Section space={space} aria-label={name || undefined}>
      {null}
    </Section>
  ),
});
