import type { Question } from './FAQ.tsx';

/** The questions that contain every word of a search, in the question or in an answer that is text; accents and case do not count. */
export function searchQuestions(questions: readonly Question[], search: string): readonly Question[] {
  const words = plain(search).split(/\s+/).filter(Boolean);
  return questions.filter(({ question, answer }) => {
    const text = plain(typeof answer === 'string' ? `${question} ${answer}` : question);
    return words.every((word) => text.includes(word));
  });
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
