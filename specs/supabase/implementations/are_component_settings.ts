import type { FunctionImplementation } from '../../contract.ts';

type Form = readonly [least: number, most: number] | 'text' | 'switch' | 'texts';

const known: Readonly<Record<string, Readonly<Record<string, Form>>>> = {
  'promo-bar': { text: 'text', height: [48, 48], isDismissible: 'switch' },
  'site-header': { opaqueAfter: [0, 400] },
  'scroll-progress': { afterPercent: [0, 100] },
  'floating-call': { after: [0, 2000], hiddenFor: [0, 2_592_000_000] },
  'testimonial-carousel': { interval: [2000, 60_000] },
  'hero-stats': { interval: [2000, 60_000], count: [1, 4] },
  'payout-marquee': { duration: [5000, 120_000], methods: 'texts' },
  'typing-headline': { words: 'texts', type: [20, 1000], delete: [20, 1000], pause: [200, 20_000] },
  'live-update-toast': { duration: [1000, 20_000] },
};

export const implementation: FunctionImplementation = (sql, { _component, _settings }) => {
  const forms = typeof _component === 'string' && Object.hasOwn(known, _component) ? known[_component] : undefined;
  if (forms === undefined || typeof _settings !== 'object' || _settings === null || Array.isArray(_settings)) return false;
  return Object.entries(_settings).every(([key, value]) => {
    const form = Object.hasOwn(forms, key) ? forms[key] : undefined;
    return form !== undefined && isOf(form, value, sql.call('jsonb_typeof', value));
  });
};

function isOf(form: Form, value: unknown, type: unknown): boolean {
  if (form === 'switch') return type === 'boolean';
  if (form === 'text') return isText(value, 120);
  if (form === 'texts') return Array.isArray(value) && value.every((item) => isText(item, 40));
  return type === 'number' && Number(value) >= form[0] && Number(value) <= form[1];
}

/** Counts characters like Postgres. */
function isText(value: unknown, most: number): boolean {
  return typeof value === 'string' && value !== '' && Array.from(value).length <= most;
}
