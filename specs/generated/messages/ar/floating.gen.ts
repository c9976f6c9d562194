// Generated from specs/site/messages by `npm run gen`. Do not edit: change the source and run it again.

export const callLabel = 'ابدأ تقييمًا';
export const callText = 'تقييم محاكى واحد، وتُسترد الرسوم عند الاجتياز.';
export const callAction = 'ابدأ التحدي مقابل ⁦$59⁩';
export const dismissCall = 'إخفاء هذا العرض';
export const dockLabel = 'هل لديك أسئلة قبل البدء؟';
export const startChallenge = 'ابدأ التحدي';
export const dismissDock = 'إخفاء هذه الروابط';
export const contactLabel = 'التواصل';
export const whatsapp = 'واتساب';
export const discord = 'ديسكورد';
export const opensInNewTab = '(يُفتح في علامة تبويب جديدة)';
export const chat = 'محادثة';
export const chatTitle = 'تحدّث معنا';
export const chatClose = 'إغلاق المحادثة';
export const chatText = ({ host }: { host: string | number }): string =>
  `محادثتنا في مجتمعنا على ديسكورد، على العنوان ${host}. يُفتح الرابط في علامة تبويب جديدة، ولا يُحمَّل شيء من ديسكورد في هذه الصفحة.`;
export const chatOpen = 'افتح المحادثة على ديسكورد';
export const chatElse = 'طرق أخرى للتواصل معنا.';
export const chatWhatsapp = 'راسلنا على واتساب';
export const chatContact = 'استخدم نموذج التواصل';
export const chatHours = ({ hours }: { hours: string | number }): string => `نردّ في الأوقات التالية: ${hours}.`;
