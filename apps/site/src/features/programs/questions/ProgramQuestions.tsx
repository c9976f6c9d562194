import { catalogue } from '@duneline/specs/site';
import * as t from '@duneline/specs/messages/programs';
import { PageFaq } from '../../../lib/page/PageFaq.tsx';
import { programQuestions } from './programQuestions.ts';

const links = [
  { to: '/rules', label: t.faqTrading },
  { to: '/contact', label: t.faqContact },
];

/** Questions about each program. */
export function ProgramQuestions() {
  return catalogue.programs.map(({ id, name, description }, place) => (
    <PageFaq
      key={id}
      id={`faq-${id}`}
      title={t.faqTitle({ program: name })}
      lead={description}
      questions={programQuestions[id]}
      {...(place === catalogue.programs.length - 1 && { links })}
    />
  ));
}
