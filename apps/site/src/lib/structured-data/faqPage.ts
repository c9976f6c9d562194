import { content } from '@duneline/specs/site';
import type { FAQPage, WithContext } from 'schema-dts';

/** The questions of the home page with the answers that it shows. */
export function faqPage(): WithContext<FAQPage> {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: content.faq.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
