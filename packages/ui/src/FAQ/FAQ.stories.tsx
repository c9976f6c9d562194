import { content } from '@duneline/specs/site';
import { expect, waitFor } from 'storybook/test';
import { notes } from '../../../../.storybook/notes.ts';
import preview from '../../../../.storybook/preview.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Link } from '../Link/Link.tsx';
import { FAQ } from './FAQ.tsx';

const [first, second] = content.faq;

const meta = preview.meta({
  title: 'Blocks/FAQ',
  component: FAQ,
  args: {
    title: 'Questions people ask first',
    lead: 'Something missing? Write to us, or read the help centre.',
    links: (
      <Inline gap={24}>
        <Link href="#contact">Contact</Link>
        <Link href="#help">Help centre</Link>
      </Inline>
    ),
    questions: content.faq.slice(0, 6),
  },
  parameters: notes({
    dos: [
      'Write questions as users ask them, and start the answer with yes, no or the figure.',
      'Link to support for other questions.',
    ],
    donts: ['Not for information that everybody must read.', 'Do not use an id twice: a link opens only the first one.'],
    keys: { 'Enter, Space': 'Opens and closes an answer.' },
    announces: ['Each question is a heading of level 3 with "expanded" or "collapsed".'],
    clause: '§2 FAQ',
  }),
});

export const States = meta.story({
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText(first?.question ?? ''));
    await expect(canvas.getByText(first?.answer ?? '')).toBeVisible();
    await userEvent.unhover(canvas.getByText(first?.question ?? ''));
  },
});

export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } });

export const RightToLeft = meta.story({
  globals: { direction: 'rtl', viewport: { value: 'desktop' } },
  args: {
    title: 'أسئلة يطرحها الناس أولًا',
    lead: 'ألم تجد سؤالك؟ اكتب إلينا.',
    links: <Link href="#contact">تواصل معنا</Link>,
    questions: [
      { id: 'real', question: 'هل أتداول بأموال حقيقية؟', answer: 'لا. كل حساب محاكى، ولا يصل أي أمر إلى السوق.' },
      { id: 'limit', question: 'هل هناك حد زمني؟', answer: 'لا حد زمني ولا حد أدنى من الأيام.' },
    ],
  },
});

export const Order = meta.story({
  name: 'Is reached question by question, and an open answer stays open',
  tags: ['!visual'], // covered by the screenshots of States
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('link', { name: 'Help centre' }).focus();
    await userEvent.tab();
    await expect(document.activeElement).toHaveTextContent(first?.question ?? '');
    await userEvent.click(document.activeElement ?? document.body);
    await userEvent.tab();
    await expect(document.activeElement).toHaveTextContent(second?.question ?? '');
    await userEvent.click(document.activeElement ?? document.body);
    await expect(canvas.getByText(first?.answer ?? '')).toBeVisible();
    await expect(canvas.getByText(second?.answer ?? '')).toBeVisible();
  },
});

export const DeepLink = meta.story({
  name: 'Is opened by an address that ends in the id of an answer, without a script of its own',
  tags: ['!visual'], // covered by the screenshots of States
  play: async ({ canvas }) => {
    const answer = canvas.getByText(second?.answer ?? '');
    await expect(answer).not.toBeVisible();
    location.hash = `faq-${second?.id}`;
    await waitFor(() => expect(answer).toBeVisible());
    history.replaceState(null, '', location.pathname + location.search);
  },
});

export const Searched = meta.story({
  name: 'Shows only the questions that contain the words of a search',
  args: { search: { label: 'Search the questions', found: (count) => `${count} found` } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search the questions' }), second?.question ?? '');
    await expect(canvas.getByText(second?.question ?? '')).toBeVisible();
    await expect(canvas.queryByText(first?.question ?? '')).toBeNull();
    await expect(canvas.getByRole('status')).toHaveTextContent('1 found');
  },
});

export const Found = meta.story({
  name: 'Keeps closed answers in the page, where the browser’s search finds and opens them',
  tags: ['!visual'], // covered by the screenshots of States
  play: async ({ canvas }) => {
    const answer = canvas.getByText(first?.answer ?? '');
    await expect(answer.closest('details')).not.toHaveAttribute('open');
    await expect(answer).toBeInTheDocument();
    await expect(answer.closest('[hidden]')).toBeNull();
  },
});
