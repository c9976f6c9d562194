// Generated from specs/site by `npm run gen`. Do not edit: change the source and run it again.

/** A marketing number. All of them are sample data, which the site states. */
export interface Claim {
  /** As printed: `12,500+`. */
  readonly value: string;
  /** The numeric part, for an animated counter; `null` when counting makes no sense. */
  readonly number: number | null;
  readonly prefix: string;
  readonly suffix: string;
  readonly label: string;
  /** What is counted, and over which period. */
  readonly scope: string;
  readonly source: string;
  /** ISO 8601 day. */
  readonly date: string;
  readonly isSample: true;
}

export const claims = {
  tradersServed: {
    value: '12,500+',
    number: 12500,
    prefix: '',
    suffix: '+',
    label: 'متداول منذ الافتتاح',
    scope: 'المتداولون الذين بدؤوا تقييمًا منذ الافتتاح',
    source: 'مجموعة العيّنة 1، حسابات المنصة',
    date: '2026-10-31',
    isSample: true,
  },
  paidOut: {
    value: '$2.8M+',
    number: 2.8,
    prefix: '$',
    suffix: 'M+',
    label: 'حصص ربح مدفوعة',
    scope: 'حصص الربح المدفوعة عن حسابات ممولة محاكاة منذ الافتتاح',
    source: 'مجموعة العيّنة 1، سجل الدفعات',
    date: '2026-10-31',
    isSample: true,
  },
  successRate: {
    value: '87%',
    number: 87,
    prefix: '',
    suffix: '%',
    label: 'من المتداولين الممولين استلموا دفعة',
    scope: 'المتداولون الممولون الذين استلموا دفعة أولى في آخر 12 شهرًا',
    source: 'مجموعة العيّنة 1، سجل الدفعات',
    date: '2026-10-31',
    isSample: true,
  },
  payoutTime: {
    value: '24 ساعة',
    number: 24,
    prefix: '',
    suffix: ' ساعة',
    label: 'أسرع الدفعات',
    scope: 'أسرع عُشر من طلبات الدفع، من الطلب إلى التحويل، في آخر 12 شهرًا',
    source: 'مجموعة العيّنة 1، سجل الدفعات',
    date: '2026-10-31',
    isSample: true,
  },
  countries: {
    value: '120+',
    number: 120,
    prefix: '',
    suffix: '+',
    label: 'بلدًا لحسابات مسجّلة',
    scope: 'بلدان الحسابات المسجّلة منذ الافتتاح',
    source: 'مجموعة العيّنة 1، حسابات المنصة',
    date: '2026-10-31',
    isSample: true,
  },
  uptime: {
    value: '99.9%',
    number: 99.9,
    prefix: '',
    suffix: '%',
    label: 'جاهزية الخوادم',
    scope: 'خوادم التداول في آخر 12 شهرًا',
    source: 'مجموعة العيّنة 1، سجل الحالة',
    date: '2026-10-31',
    isSample: true,
  },
  tradersCounter: {
    value: '5,247+',
    number: 5247,
    prefix: '',
    suffix: '+',
    label: 'متداول لديهم حساب مفتوح',
    scope: 'المتداولون الذين لديهم حساب مفتوح في ذلك اليوم',
    source: 'مجموعة العيّنة 1، حسابات المنصة',
    date: '2026-10-31',
    isSample: true,
  },
  hallPaid: {
    value: '$2.4M+',
    number: 2.4,
    prefix: '$',
    suffix: 'M+',
    label: 'دُفعت لمتداولي قاعة المشاهير',
    scope: 'حصص الربح المدفوعة لمتداولي قاعة المشاهير ودفعتهم منذ الافتتاح',
    source: 'مجموعة العيّنة 1، سجل الدفعات',
    date: '2026-10-31',
    isSample: true,
  },
  hallSatisfaction: {
    value: '98%',
    number: 98,
    prefix: '',
    suffix: '%',
    label: 'يوصون بنا بعد دفعتهم الأولى',
    scope: 'إجابات الاستبيان بعد الدفعة الأولى في آخر 12 شهرًا',
    source: 'مجموعة العيّنة 1، الاستبيان',
    date: '2026-10-31',
    isSample: true,
  },
  hallCountries: {
    value: '45+',
    number: 45,
    prefix: '',
    suffix: '+',
    label: 'بلدًا لها دفعات',
    scope: 'بلدان المتداولين الذين لهم دفعة واحدة على الأقل منذ الافتتاح',
    source: 'مجموعة العيّنة 1، سجل الدفعات',
    date: '2026-10-31',
    isSample: true,
  },
  hallSupport: {
    value: '24/7',
    number: null,
    prefix: '',
    suffix: '',
    label: 'محادثة المجتمع',
    scope: 'الساعات التي يكون فيها مجتمع ديسكورد مفتوحًا؛ ويجيب فريقنا من الاثنين إلى الجمعة',
    source: 'مجموعة العيّنة 1، جدول مناوبات الدعم',
    date: '2026-10-31',
    isSample: true,
  },
  activeTraders: {
    value: '12547+',
    number: 12547,
    prefix: '',
    suffix: '+',
    label: 'متداول نشط في 30 يومًا',
    scope: 'المتداولون الذين نفّذوا صفقة في آخر 30 يومًا',
    source: 'مجموعة العيّنة 2، حسابات المنصة',
    date: '2026-10-31',
    isSample: true,
  },
  activeCountries: {
    value: '89',
    number: 89,
    prefix: '',
    suffix: '',
    label: 'بلدًا للمتداولين النشطين',
    scope: 'بلدان المتداولين الذين نفّذوا صفقة في آخر 30 يومًا',
    source: 'مجموعة العيّنة 2، حسابات المنصة',
    date: '2026-10-31',
    isSample: true,
  },
  rewards: {
    value: '$2.8M+',
    number: 2.8,
    prefix: '$',
    suffix: 'M+',
    label: 'مكافآت مدفوعة منذ الافتتاح',
    scope: 'حصص الربح المدفوعة عن حسابات ممولة محاكاة منذ الافتتاح',
    source: 'مجموعة العيّنة 2، سجل الدفعات',
    date: '2026-10-31',
    isSample: true,
  },
  averagePayoutTime: {
    value: '24 ساعة',
    number: 24,
    prefix: '',
    suffix: ' ساعة',
    label: 'متوسط مدة التحويل بعد الموافقة',
    scope: 'من الموافقة على الدفعة إلى التحويل، متوسط آخر 12 شهرًا',
    source: 'مجموعة العيّنة 2، سجل الدفعات',
    date: '2026-10-31',
    isSample: true,
  },
} as const satisfies Readonly<Record<string, Claim>>;

export type ClaimId = keyof typeof claims;
