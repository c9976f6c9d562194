import type { Rule } from '../Rule.ts';

/** The texts that say how somebody becomes an affiliate. */
const applicationTexts: readonly (readonly [namespace: string, key: string])[] = [
  ['affiliate', 'applyTitle'],
  ['affiliate', 'apply'],
  ['sign-in', 'signUpLead'],
  ['sign-in', 'stepShare'],
  ['affiliate-area', 'becomeLead'],
];
const APPLIES = /\bappl(?:y|ies|ication)/i;

/** There is one way to become an affiliate: an account, then an application that a person decides (spec §2). */
export const affiliateApplication: Rule = {
  name: 'affiliate-application',
  summary: 'every text on becoming an affiliate speaks of the application: /affiliate, the sign-up, its description and the area',
  find: ({ messages, site, yaml }) => {
    const texts = applicationTexts.flatMap(([namespace, key]) =>
      messages
        .filter(({ file }) => file.endsWith(`/en/${namespace}.yaml`))
        .map((source) => ({
          text: (source.value as Record<string, string>)[key] ?? '',
          at: source.finding([key], ''),
        })),
    );
    const routes = yaml('site/routes');
    const signUp = site.routeDescriptions?.['affiliate-signup'];
    const described =
      routes === undefined || signUp === undefined
        ? []
        : [
            {
              text: signUp,
              at: routes.finding(
                ['pages', (site.routes ?? []).findIndex(({ id }) => id === 'affiliate-signup'), 'description'],
                '',
              ),
            },
          ];
    return [...texts, ...described]
      .filter(({ text }) => !APPLIES.test(text))
      .map(({ text, at }) => ({
        ...at,
        message: `"${text}" does not speak of the application. There is no other way to become an affiliate.`,
      }));
  },
};
