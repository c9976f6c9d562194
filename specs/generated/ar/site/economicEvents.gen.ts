// Generated from specs/site by `npm run gen`. Do not edit: change the source and run it again.

export const economicEvents = [
  { id: 'us-payrolls', name: 'الوظائف الأمريكية غير الزراعية', currency: 'USD', week: 1, day: 5, time: '17:30', sample: true },
  {
    id: 'us-inflation',
    name: 'أسعار المستهلكين في الولايات المتحدة',
    currency: 'USD',
    week: 2,
    day: 3,
    time: '17:30',
    sample: true,
  },
  { id: 'fed-rate', name: 'قرار الفائدة للاحتياطي الفيدرالي', currency: 'USD', week: 3, day: 3, time: '22:00', sample: true },
  { id: 'us-claims', name: 'طلبات إعانة البطالة الأمريكية', currency: 'USD', week: null, day: 4, time: '17:30', sample: true },
  { id: 'ecb-rate', name: 'قرار الفائدة للبنك المركزي الأوروبي', currency: 'EUR', week: 2, day: 4, time: '17:15', sample: true },
  {
    id: 'euro-inflation',
    name: 'أسعار المستهلكين في منطقة اليورو',
    currency: 'EUR',
    week: 4,
    day: 5,
    time: '13:00',
    sample: true,
  },
  { id: 'boe-rate', name: 'قرار الفائدة لبنك إنجلترا', currency: 'GBP', week: 1, day: 4, time: '16:00', sample: true },
  {
    id: 'uk-inflation',
    name: 'أسعار المستهلكين في المملكة المتحدة',
    currency: 'GBP',
    week: 3,
    day: 3,
    time: '11:00',
    sample: true,
  },
  { id: 'boj-rate', name: 'قرار الفائدة لبنك اليابان', currency: 'JPY', week: 3, day: 5, time: '07:00', sample: true },
  { id: 'oil-stocks', name: 'مخزونات النفط الخام الأمريكية', currency: 'USD', week: null, day: 3, time: '18:30', sample: true },
] as const;
