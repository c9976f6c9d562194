interface Words {
  readonly titles: Readonly<Record<'passed' | 'payout', string>>;
  readonly lead: string;
  readonly hiddenName: string;
  readonly unconfirmedName: string;
  readonly size: (size: string) => string;
  readonly results: Readonly<Record<'passed' | 'payout', (amount: string) => string>>;
  readonly issued: (day: string, number: number) => string;
}

const en: Words = {
  titles: { passed: 'Evaluation passed', payout: 'Payout received' },
  lead: 'Awarded to',
  hiddenName: 'A trader who hides the name',
  unconfirmedName: 'A trader whose name is not confirmed yet',
  size: (size) => `${size} simulated account`,
  results: { passed: (amount) => `${amount} simulated profit`, payout: (amount) => `${amount} paid out` },
  issued: (day, number) => `${day} · No. ${number}`,
};

const ar: Words = {
  titles: { passed: 'تقييم مجتاز', payout: 'دفعة مستلمة' },
  lead: 'تُمنح إلى',
  hiddenName: 'متداول يخفي اسمه',
  unconfirmedName: 'متداول لم يُؤكَّد اسمه بعد',
  size: (size) => `حساب محاكى بقيمة ${size}`,
  results: { passed: (amount) => `ربح محاكى ${amount}`, payout: (amount) => `دُفع ${amount}` },
  issued: (day, number) => `${day} · رقم ${number}`,
};

export const words: Readonly<Record<'en' | 'ar', Words>> = { en, ar };
