// Generated from specs/site by `npm run gen`. Do not edit: change the source and run it again.

export const economicEvents = [
  { id: 'us-payrolls', name: 'US non-farm payrolls', currency: 'USD', week: 1, day: 5, time: '17:30', sample: true },
  { id: 'us-inflation', name: 'US consumer prices', currency: 'USD', week: 2, day: 3, time: '17:30', sample: true },
  { id: 'fed-rate', name: 'Federal Reserve rate decision', currency: 'USD', week: 3, day: 3, time: '22:00', sample: true },
  { id: 'us-claims', name: 'US jobless claims', currency: 'USD', week: null, day: 4, time: '17:30', sample: true },
  { id: 'ecb-rate', name: 'European Central Bank rate decision', currency: 'EUR', week: 2, day: 4, time: '17:15', sample: true },
  { id: 'euro-inflation', name: 'Euro area consumer prices', currency: 'EUR', week: 4, day: 5, time: '13:00', sample: true },
  { id: 'boe-rate', name: 'Bank of England rate decision', currency: 'GBP', week: 1, day: 4, time: '16:00', sample: true },
  { id: 'uk-inflation', name: 'UK consumer prices', currency: 'GBP', week: 3, day: 3, time: '11:00', sample: true },
  { id: 'boj-rate', name: 'Bank of Japan rate decision', currency: 'JPY', week: 3, day: 5, time: '07:00', sample: true },
  { id: 'oil-stocks', name: 'US crude oil stocks', currency: 'USD', week: null, day: 3, time: '18:30', sample: true },
] as const;
