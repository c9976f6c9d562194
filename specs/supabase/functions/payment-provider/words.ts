import type { Outcome } from './outcomes.ts';

interface Words {
  readonly title: string;
  readonly lead: string;
  readonly order: (number: number, method: string) => string;
  readonly total: string;
  readonly pay: (amount: string) => string;
  readonly others: string;
  readonly outcomes: Readonly<Record<Exclude<Outcome, 'succeeded' | 'refused'>, string>>;
  readonly challengeTitle: string;
  readonly challengeText: string;
  readonly confirm: string;
  readonly refuse: string;
  readonly settled: string;
  readonly back: string;
}

const en: Words = {
  title: 'Simulated payment',
  lead: 'No money moves here. This page stands in for the payment provider: choose what happens to the payment.',
  order: (number, method) => `Order ${number}, paid by ${method}`,
  total: 'Total',
  pay: (amount) => `Pay ${amount}`,
  others: 'Or try what can go wrong',
  outcomes: {
    challenge: 'Ask the bank for confirmation (3-D Secure)',
    failed: 'Let the bank decline it',
    slow: 'Pay, and confirm it a few seconds later',
    late: 'Leave, and have the payment confirmed later',
    duplicate: 'Pay, and have it confirmed twice',
    abandoned: 'Leave without paying',
  },
  challengeTitle: 'Confirm with your bank',
  challengeText: 'Your bank asks whether this payment is yours (3-D Secure).',
  confirm: 'Confirm the payment',
  refuse: 'Refuse it',
  settled: 'There is nothing left to pay on this order.',
  back: 'Back to the site',
};

const ar: Words = {
  title: 'دفع تجريبي',
  lead: 'لا تنتقل هنا أي أموال. تحل هذه الصفحة محل مزود الدفع: اختر ما يحدث للدفعة.',
  order: (number, method) => `الطلب ${number}، الدفع بواسطة ${method}`,
  total: 'الإجمالي',
  pay: (amount) => `ادفع ${amount}`,
  others: 'أو جرّب ما قد لا يسير كما ينبغي',
  outcomes: {
    challenge: 'اطلب تأكيد البنك (3-D Secure)',
    failed: 'دع البنك يرفضها',
    slow: 'ادفع، ويصل التأكيد بعد ثوانٍ',
    late: 'غادر، ويصل التأكيد لاحقًا',
    duplicate: 'ادفع، ويصل التأكيد مرتين',
    abandoned: 'غادر من دون دفع',
  },
  challengeTitle: 'أكّد مع بنكك',
  challengeText: 'يسأل بنكك إن كانت هذه الدفعة لك (3-D Secure).',
  confirm: 'أكّد الدفعة',
  refuse: 'ارفضها',
  settled: 'لم يبقَ شيء يُدفع في هذا الطلب.',
  back: 'عودة إلى الموقع',
};

export const words: Readonly<Record<'en' | 'ar', Words>> = { en, ar };
