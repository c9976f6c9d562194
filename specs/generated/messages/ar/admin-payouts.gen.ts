// Generated from specs/site/messages by `npm run gen`. Do not edit: change the source and run it again.

const $numbers = /* @__PURE__ */ new Intl.NumberFormat('ar-u-nu-latn');
const $plurals = /* @__PURE__ */ new Intl.PluralRules('ar');

export const allPayouts = 'كل الدفعات';
export const payoutMissing = 'لا توجد دفعة كهذه.';
export const payoutTitle = ({ number, person }: { number: string | number; person: string | number }): string =>
  `الدفعة ${number}، ${person}`;
export const affiliatePayoutTitle = ({ amount, code }: { amount: string | number; code: string | number }): string =>
  `دفعة ${amount} إلى ${code}`;
export const ofPerson = 'دفعات هذا الشخص';
export const rejectText = 'يمكن طلبها من جديد فورًا.';
export const rejectUnpayableText = 'يمكن طلبها من جديد بعد تحقق كل الشروط.';
export const rejectEndedText = 'انتهى الحساب: لا يمكن طلبها من جديد.';
export const rejectUncoveredText = 'يمكن طلب ما بقي من العمولة فورًا.';
export const checks = 'الشروط';
export const checksFirst = 'يمكن اعتمادها ودفعها بعد تحقق كل الشروط.';
export const destinationFirst = 'يمكن اعتمادها ودفعها بعد مقارنة وجهتها بالوجهات السابقة.';
export const accountDates = ({ opened, traded }: { opened: string | number; traded: string | number }): string =>
  `فُتح في ${opened}، آخر صفقة ${traded}`;
export const accountUntraded = ({ opened }: { opened: string | number }): string => `فُتح في ${opened}، بلا صفقات بعد`;
export const profit = 'الربح';
export const covered = 'يكفي';
export const uncovered = 'لا يكفي';
export const profitOf = ({ profit, gross }: { profit: string | number; gross: string | number }): string =>
  `${profit} في الحساب، ${gross} للدفعة`;
export const identity = 'الهوية';
export const identified = 'مؤكدة';
export const unidentified = 'غير مؤكدة';
export const payment = 'الدفع';
export const undisputed = 'بلا اعتراض';
export const disputed = 'معترض عليه';
export const disputedSince = ({ date }: { date: string | number }): string => `منذ ${date}`;
export const commission = 'العمولة';
export const commissionLeft = ({ left }: { left: string | number }): string => `يبقى ${left} بعد كل الدفعات`;
export const commissionMissing = ({ missing }: { missing: string | number }): string =>
  `ينقص ${missing} لكل الدفعات: استُردت عمولة، أو اعتُرض على دفع طلب جلبها`;
/** {count, plural, zero {لا طلبات عليها علامة} one {طلب واحد عليه علامة} two {طلبان عليهما علامة} few {# طلبات عليها علامة} many {# طلبًا عليها علامة} other {# طلب عليها علامة}} */
export const flaggedOrders = ({ count }: { count: number }): string =>
  $plurals.select(count) === 'zero' ? 'لا طلبات عليها علامة' : $plurals.select(count) === 'one' ? 'طلب واحد عليه علامة' : $plurals.select(count) === 'two' ? 'طلبان عليهما علامة' : $plurals.select(count) === 'few' ? `${$numbers.format(count)} طلبات عليها علامة` : $plurals.select(count) === 'many' ? `${$numbers.format(count)} طلبًا عليها علامة` : `${$numbers.format(count)} طلب عليها علامة`;
export const transfer = 'التحويل';
export const shareOf = ({ share, gross }: { share: string | number; gross: string | number }): string => `${share} من ${gross}`;
export const comparing = 'تجري المقارنة …';
export const unreadableAccount = 'الحساب غير كامل';
export const firstPayout = 'أول دفعة';
export const newDestination = 'وجهة جديدة';
export const knownDestination = 'دُفع إليها من قبل';
export const sharedWith = 'آخرون لهم الحساب نفسه';
export const requestedAt = 'تاريخ الطلب';
export const paidBy = 'دفعها';
export const paidAt = 'تاريخ الدفع';
export const receipt = 'الإيصال';
export const lost = 'لا ربح باقيًا';
export const lostText = 'لم يعد هذا الربح في الحساب.';
export const foreign = 'اسم آخر';
export const foreignText = 'الاسم في الوجهة يختلف عن الاسم في وثيقتك. اختر حسابًا باسمك أنت.';
export const unconfirmed = 'هوية غير مؤكدة';
export const unconfirmedText = 'هويتك غير مؤكدة. أرسل وثيقة سارية.';
export const contested = 'دفع معترض عليه';
export const contestedText = 'الدفع لقاء هذا الحساب معترض عليه لدى البنك.';
export const reversed = 'عمولة مستردة';
export const reversedText = 'الطلبات التي جلبت هذه العمولة رُدّت قيمتها.';
export const commissionContestedText = 'المدفوعات التي جلبت هذه العمولة معترض عليها لدى البنك.';
