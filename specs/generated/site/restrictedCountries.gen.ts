// Generated from specs/site by `npm run gen`. Do not edit: change the source and run it again.

export const restrictedCountries = [
  { code: 'CU', name: 'Cuba' },
  { code: 'IR', name: 'Iran' },
  { code: 'KP', name: 'North Korea' },
  { code: 'SY', name: 'Syria' },
] as const;
