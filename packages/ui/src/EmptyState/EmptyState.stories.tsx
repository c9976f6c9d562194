import { notes } from '../../../../.storybook/notes.ts';
import preview from '../../../../.storybook/preview.tsx';
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx';
import { Card } from '../Card/Card.tsx';
import { Link } from '../Link/Link.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { EmptyState } from './EmptyState.tsx';

const meta = preview.meta({
  title: 'Feedback/EmptyState',
  component: EmptyState,
  parameters: notes({
    dos: ['Say what is missing, when there will be some, and what to do.'],
    donts: ['For content that failed to load use an ErrorState.', 'No decorative pictures other than the dotted ridge.'],
    announces: ['Its title as a heading, its text, its link.'],
    clause: '§2 Any other path shows a not-found page',
  }),
});

export const Looks = meta.story({
  render: () => (
    <Stack gap={24}>
      <Card>
        <EmptyState title="No payouts yet" action={<Link href="#payouts">How payouts work</Link>}>
          The first one comes 14 days after funding.
        </EmptyState>
      </Card>
      <EmptyState
        title="No page has this address"
        level={1}
        action={
          <ButtonLink href="#home" variant="primary">
            Go to the home page
          </ButtonLink>
        }
      >
        It may have moved, or the address is not complete.
      </EmptyState>
    </Stack>
  ),
});
