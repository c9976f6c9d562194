import { expect, it } from 'vitest';
import { keepLocales } from './keepLocales.ts';

const { load } = keepLocales(['ar', 'pt-BR']);
const dictionary = (locale: string) => `/app/node_modules/react-aria/dist/private/intl/datepicker/${locale}.mjs`;

it.each(['de-DE', 'pt-PT', 'ja-JP'])('leaves out the texts in %s', (locale) => {
  expect(load(dictionary(locale))).toBe('export default undefined;');
  expect(load(`${dictionary(locale)}?v=1`)).toBe('export default undefined;');
  expect(load(dictionary(locale).replaceAll('/', '\\'))).toBe('export default undefined;');
});

it.each(['en-US', 'ar-AE', 'pt-BR'])('keeps the texts in %s', (locale) => {
  expect(load(dictionary(locale))).toBeNull();
});

it('leaves other modules alone', () => {
  expect(load('/app/src/intl/pages/de-DE.mjs')).toBeNull();
  expect(load('/app/node_modules/react-aria/dist/private/datepicker/useDatePicker.mjs')).toBeNull();
});
