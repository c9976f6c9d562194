import type { FAQPage, WithContext } from 'schema-dts';

/** Structured data of questions and answers that the page shows. */
export function faqPage(questions: readonly { readonly question: string; readonly answer: string }[]): WithContext<FAQPage> {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
