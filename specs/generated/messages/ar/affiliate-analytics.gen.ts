// Generated from specs/site/messages by `npm run gen`. Do not edit: change the source and run it again.

export const title = 'التحليلات';
export const lead = 'ما أدّت إليه النقرات على روابطك. لا تُحتسب النقرات إلا لمن وافق على الإحصاءات.';
export const byLink = 'حسب الرابط';
export const byCountry = 'حسب البلد';
export const link = 'الرابط';
export const country = 'البلد';
export const unknownCountry = 'غير معروف';
export const clicks = 'النقرات';
export const signUps = 'التسجيلات';
export const sales = 'المبيعات';
export const rate = 'المبيعات لكل نقرة';
export const commission = 'العمولة';
export const emptyTitle = 'لا شيء في هذه المدة';
export const emptyText = 'اختر مدة أطول، أو شارك أحد روابطك.';
export const countryShares = 'العمولة حسب البلد';
export const countrySharesSummary = ({ share, country }: { share: string | number; country: string | number }): string =>
  `جاءت ${share} من العمولة من ${country}.`;
export const countrySharesNone = 'لا عمولة في هذه المدة.';
export const share = 'النسبة';
export const otherCountries = 'بلدان أخرى';
