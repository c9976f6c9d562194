import { content } from '@duneline/specs/site';
import { FAQ, StatsBand } from '@duneline/ui';
import { choice, text } from '../fields.ts';
import { kind } from '../Kind.ts';

const figures = content.stats.map(({ id, label, prefix, value, suffix }) => ({ id, label, value: prefix + value + suffix }));

export const statsBand = kind({
  label: 'StatsBand',
  fields: { count: choice('Figures', ['3', '4', '5', '6'], '4'), note: text('Note', 'Sample figures of a simulated firm.') },
  draw: ({ count, note }) => <StatsBand figures={figures.slice(0, Number(count))} note={note} />,
});

const questions = content.faq.map(({ id, question, answer }) => ({ id, question, answer }));

export const faq = kind({
  label: 'FAQ',
  fields: {
    title: text('Title', 'Frequently asked questions'),
    lead: text('Lead', ''),
    count: choice('Questions', ['2', '4', '6', '8'], '4'),
  },
  draw: ({ title, lead, count }, { id }) => (
    <FAQ id={`faq-${id}`} title={title} lead={lead || undefined} questions={questions.slice(0, Number(count))} />
  ),
});
