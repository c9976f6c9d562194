// Generated from specs/site by `npm run gen`. Do not edit: change the source and run it again.

export const restrictedCountries = [
  { code: 'CU', name: 'كوبا' },
  { code: 'IR', name: 'إيران' },
  { code: 'KP', name: 'كوريا الشمالية' },
  { code: 'SY', name: 'سوريا' },
] as const;
