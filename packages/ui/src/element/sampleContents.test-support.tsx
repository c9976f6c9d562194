import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { copy } from '../Icon/icons.ts';
import { Money } from '../Money/Money.tsx';

const cards = ['One step', 'Two steps', 'Instant'].map((program) => <Card key={program}>{program}</Card>);
const rows = ['Reach the target.', 'Keep the limits.', 'Request a payout.'].map((rule) => <li key={rule}>{rule}</li>);
const buttons = ['Undo', 'Redo', 'Delete'].map((name) => <Button key={name}>{name}</Button>);
const picture = (
  <img
    alt="A rising curve"
    src={`data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 36"><path fill="none" stroke="#e2b872" d="M4 30 24 18l12 5L60 6"/></svg>')}`}
  />
);

/** Content for components whose stories write theirs as JSX and not as args: without it their playgrounds would be empty. */
export const sampleContents: Readonly<Record<string, object | undefined>> = {
  Alert: { tone: 'success', title: 'Your payout was requested.', children: 'We review it within a day.' },
  AspectRatio: { children: picture },
  Badge: { tone: 'success', children: 'Paid' },
  Bleed: { children: cards[0] },
  Box: { padding: 16, children: 'A part of a page.' },
  ButtonLink: { href: '#pricing', children: 'See the prices' },
  Card: { children: 'One evaluation, without a time limit.' },
  Columns: { ratio: '4:4:4', children: cards },
  Container: { children: 'As wide as the content of a page.' },
  Divider: { children: 'or' },
  EmptyState: { title: 'No payouts yet', children: 'The first one appears here on the day you request it.' },
  Grid: { columns: 3, children: cards },
  Heading: { level: 2, children: 'Payouts' },
  IconButton: { 'aria-label': 'Copy', icon: copy },
  Inline: { children: buttons },
  KitProvider: { locale: 'de-DE', children: <Money cents={123_456} /> },
  Link: { href: '#rules', tone: 'accent', children: 'Read the rules' },
  List: { children: rows },
  Prose: {
    children: (
      <>
        <h2>Simulated trading</h2>
        <p>All accounts are simulated.</p>
      </>
    ),
  },
  Section: { children: 'A part of a page, with space above and below.' },
  SkipLink: { href: '#main', children: 'Skip to content' },
  Spinner: { 'aria-label': 'Loading' },
  Stack: { gap: 16, children: cards },
  Text: { children: 'A payout is on its way within a day.' },
  Toolbar: { 'aria-label': 'Chart', children: buttons },
  VisuallyHidden: { children: 'Only screen readers read this.' },
};
