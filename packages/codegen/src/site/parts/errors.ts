import { printValue } from '../../emit/printValue.ts';
import type { SitePart } from '../part.ts';

/** `errors.yaml`: a message for each error code. */
export const errorsPart: SitePart = {
  file: 'errors',
  compile: (source) => ({
    facts: {
      errors: Object.fromEntries(
        Object.entries(source.value as Readonly<Record<string, string>>).map(([code, sentence]) => [code, { sentence }]),
      ),
    },
  }),
  print: ({ errors }) => ({
    'site/errors.gen.ts': `/** What a person is told, by the error code of the auth service. */
export const errors: Readonly<Record<string, { readonly sentence: string }>> = ${printValue(errors)};
`,
  }),
};
