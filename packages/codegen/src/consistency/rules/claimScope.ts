import type { Rule } from '../Rule.ts';

type Described = Readonly<Record<'label' | 'scope' | 'subject', string>>;

/** The words of a text, cut to their stems: `payouts` and `payout`, `registered` and `registrations` are one. */
const stemsOf = (text: string): Set<string> =>
  new Set([...text.toLowerCase().matchAll(/[a-z]{4,}|\d+/g)].map(([word]) => word.slice(0, 6).replace(/s$/, '')));

/**
 * The label of a claim carries its scope (spec §3: samples): "of funded traders received a payout", not
 * "success", which would contradict the pass rate.
 */
export const claimScope: Rule = {
  name: 'claim-scope',
  summary: 'the label of every claim names what its scope limits it to, beyond the subject',
  find: ({ yaml }) => {
    const source = yaml('site/claims');
    if (source === undefined) return [];
    return Object.entries(source.value as Readonly<Record<string, Described>>).flatMap(([id, { label, scope, subject }]) => {
      const scoped = stemsOf(scope);
      const subjects = stemsOf(subject);
      const shared = [...stemsOf(label)].filter((stem) => scoped.has(stem) && !subjects.has(stem));
      return shared.length > 0
        ? []
        : [
            source.finding(
              [id, 'label'],
              `The label "${label}" does not say what the scope says ("${scope}"). Put the scope into the label.`,
            ),
          ];
    });
  },
};
