// Generated from specs/site/messages by `npm run gen`. Do not edit: change the source and run it again.

const $numbers = /* @__PURE__ */ new Intl.NumberFormat('ar-u-nu-latn');
const $plurals = /* @__PURE__ */ new Intl.PluralRules('ar');

export const title = 'انسخ صفقة واحدة إلى كل حساباتك.';
export const lead = 'انسخ بين الحسابات المحاكاة التي تملكها، أو داخل فريق مسجّل.';
export const toPrices = 'اطّلع على الحسابات';
export const toAllowed = 'ما المسموح';
export const flowTitle = 'كيف يعمل النسخ';
export const flowLead = 'تفتح صفقة على الحساب القائد، فينسخها كل حساب آخر بحسب حجمه، وتبقى نسبة المخاطرة واحدة.';
export const leading = 'الحساب القائد';
export const leadText = ({ lots, symbol, percent, risk }: { lots: string | number; symbol: string | number; percent: string | number; risk: string | number }): string =>
  `يفتح ${lots} لوت من ${symbol} ويخاطر بنسبة ${percent} من رصيده، أي ${risk}`;
export const flowCaption = ({ lots, size }: { lots: string | number; size: string | number }): string =>
  `صفقة بحجم ${lots} لوت على حساب ${size}، وما تصير إليه على الحسابات الناسخة`;
export const account = 'الحساب';
export const scaled = 'المعامل';
export const scaledValue = ({ scale }: { scale: string | number }): string => `× ${scale}`;
export const position = 'حجم الصفقة';
export const lots = ({ lots }: { lots: string | number }): string => `${lots} لوت`;
export const atRisk = 'المُخاطَر به';
export const together = 'المجموع';
export const flowSum = ({ risk, percent, total }: { risk: string | number; percent: string | number; total: string | number }): string =>
  `${risk} هي ${percent} من ${total}: كثرة الحسابات تزيد المبلغ المُخاطَر به لا النسبة.`;
export const flowNote = 'صفقة عيّنة، محاكاة';
export const formsTitle = 'بمفردك أو مع فريق';
export const formsLead = 'النسخ لمتداول واحد أو لفريق مسجّل. وفي الحالتين لا يتداول أحد على حساب ليس له.';
export const soloTitle = 'بمفردك';
export const solo = 'تداول على أحد حساباتك ودع بقيتها تتبعه. كلها باسمك، ويحتفظ كل حساب بحدوده؛ وتجاوز الحد ينهي الحساب الذي وقع فيه وحده.';
/** متداول واحد له {count, plural, one {حساب واحد} two {حسابان} few {# حسابات} many {# حسابًا} other {# حساب}}؛ يقود أحدها وتنسخه البقية. */
export const soloPicture = ({ count }: { count: number }): string =>
  `متداول واحد له ${$plurals.select(count) === 'one' ? 'حساب واحد' : $plurals.select(count) === 'two' ? 'حسابان' : $plurals.select(count) === 'few' ? `${$numbers.format(count)} حسابات` : $plurals.select(count) === 'many' ? `${$numbers.format(count)} حسابًا` : `${$numbers.format(count)} حساب`}؛ يقود أحدها وتنسخه البقية.`;
export const teamTitle = 'مع فريق';
export const team = 'يُسجَّل الفريق لدينا قبل أن يبدأ، ويشتري كل عضو الحساب الذي ينسخ. ويقرر الأعضاء بأنفسهم أي الصفقات يتبعون.';
/** {count, plural, one {عضو واحد} two {عضوان} few {# أعضاء} many {# عضوًا} other {# عضو}} لكل منهم حساب؛ يقود حساب وتنسخه البقية. */
export const teamPicture = ({ count }: { count: number }): string =>
  `${$plurals.select(count) === 'one' ? 'عضو واحد' : $plurals.select(count) === 'two' ? 'عضوان' : $plurals.select(count) === 'few' ? `${$numbers.format(count)} أعضاء` : $plurals.select(count) === 'many' ? `${$numbers.format(count)} عضوًا` : `${$numbers.format(count)} عضو`} لكل منهم حساب؛ يقود حساب وتنسخه البقية.`;
export const formsCaption = 'مقارنة بين العمل منفردًا ومع فريق';
export const beforeGroup = 'قبل أول صفقة';
export const owner = 'باسم من الحسابات';
export const ownerSolo = 'باسمك جميعها';
export const ownerTeam = 'كل حساب باسم صاحبه';
export const tradingGroup = 'بعد ذلك';
export const opens = 'من يفتح الصفقة';
export const opensSolo = 'أنت، على الحساب القائد';
export const opensTeam = 'عضو واحد، على حسابه';
export const decides = 'من يقرر نسخها';
export const decidesSolo = 'أنت';
export const decidesTeam = 'كل عضو، صفقة بصفقة';
export const paid = 'من يستلم الأرباح';
export const paidSolo = 'أنت، حسابًا حسابًا';
export const paidTeam = 'كل عضو عن حسابه';
export const register = 'التسجيل المسبق';
export const registerSolo = 'غير لازم';
export const registerTeam = 'قبل البدء';
export const cost = 'كلفة النسخ';
export const costNothing = 'لا شيء غير ثمن الحسابات';
/** صفقة خاسرة واحدة {count, plural, zero {و# نتيجة} one {ونتيجة واحدة} =2 {ونتيجتان مختلفتان} =3 {وثلاث نتائج مختلفة} =4 {وأربع نتائج مختلفة} =5 {وخمس نتائج مختلفة} two {ونتيجتان مختلفتان} few {و# نتائج مختلفة} many {و# نتيجة مختلفة} other {و# نتيجة مختلفة}} */
export const limitsTitle = ({ count }: { count: number }): string =>
  `صفقة خاسرة واحدة ${count === 2 ? 'ونتيجتان مختلفتان' : count === 3 ? 'وثلاث نتائج مختلفة' : count === 4 ? 'وأربع نتائج مختلفة' : count === 5 ? 'وخمس نتائج مختلفة' : $plurals.select(count) === 'zero' ? `و${$numbers.format(count)} نتيجة` : $plurals.select(count) === 'one' ? 'ونتيجة واحدة' : $plurals.select(count) === 'two' ? 'ونتيجتان مختلفتان' : $plurals.select(count) === 'few' ? `و${$numbers.format(count)} نتائج مختلفة` : $plurals.select(count) === 'many' ? `و${$numbers.format(count)} نتيجة مختلفة` : `و${$numbers.format(count)} نتيجة مختلفة`}`;
export const limitsLead = ({ percent }: { percent: string | number }): string =>
  `بلغت الصفقة المنسوخة وقف خسارتها، فكلّفت كل حساب ${percent} فوق ما خسره في ذلك اليوم. ولكل حساب حدوده.`;
export const dayBefore = ({ before, trade }: { before: string | number; trade: string | number }): string =>
  `${before} قبلها، و${trade} بهذه الصفقة`;
export const dayLimit = ({ limit }: { limit: string | number }): string => `الحدّ ${limit}`;
export const dayLeft = ({ amount }: { amount: string | number }): string => `بقي اليوم ${amount}`;
export const dayEnded = ({ amount }: { amount: string | number }): string => `تجاوز بمقدار ${amount}، فانتهى`;
export const dayUsed = ({ used, limit }: { used: string | number; limit: string | number }): string =>
  `استُهلك ${used} من ${limit}`;
export const dayOf = ({ size }: { size: string | number }): string => `حساب ${size}`;
export const limitsNote = 'يوم عيّنة محاكى، كنسبة من حجم كل حساب.';
export const keepBreach = 'التجاوز ينهي حسابًا واحدًا';
export const keepBreachText = 'الحساب الذي يتجاوز حدّه اليومي أو الأقصى ينتهي فورًا ونهائيًا، ويستمر القائد وسائر الحسابات.';
export const keepCount = 'الحدود تسري على كل حساب';
export const keepCountText = ({ positions, percent }: { positions: string | number; percent: string | number }): string =>
  `${positions} صفقات مفتوحة على الأكثر، و${percent} من الرصيد في الصفقة الواحدة: تسري على كل حساب، سواء فُتحت الصفقة عليه أم نُسخت إليه.`;
export const keepFloor = 'لكل حساب حدّ خسارته';
export const keepFloorText = 'حساب انضم لاحقًا أو خسر أكثر له حد آخر. وصفقة تناسب الحساب القائد قد تكون أكبر مما يحتمله غيره.';
export const keepNews = 'قاعدة الأخبار تسري على الجميع';
/** لا تُفتح صفقة ولا تُغلق، يدويًا أو بالنسخ، في مدة {minutes, plural, one {دقيقة واحدة} two {دقيقتين} few {# دقائق} many {# دقيقة} other {# دقيقة}} قبل الأخبار عالية التأثير ومثلها بعدها. */
export const keepNewsText = ({ minutes }: { minutes: number }): string =>
  `لا تُفتح صفقة ولا تُغلق، يدويًا أو بالنسخ، في مدة ${$plurals.select(minutes) === 'one' ? 'دقيقة واحدة' : $plurals.select(minutes) === 'two' ? 'دقيقتين' : $plurals.select(minutes) === 'few' ? `${$numbers.format(minutes)} دقائق` : $plurals.select(minutes) === 'many' ? `${$numbers.format(minutes)} دقيقة` : `${$numbers.format(minutes)} دقيقة`} قبل الأخبار عالية التأثير ومثلها بعدها.`;
export const allowedTitle = 'ما المسموح وما غير المسموح';
export const limits = 'لا يجوز أن يدير غيرك حسابك، والخدمات التي تتداول على حسابات كثير من الغرباء غير مسموحة. أما النسخ بمفردك أو داخل فريق مسجّل فليس إدارة من طرف ثالث.';
export const answerYes = 'مسموح';
export const answerAsk = 'اسأل أولًا';
export const answerNo = 'غير مسموح';
export const caseOwn = 'بين حسابات تملكها';
export const caseOwnWhy = 'كلها باسمك، وأنت تتداول على أحدها.';
export const caseMixed = 'بين أحجام وبرامج مختلفة';
export const caseMixedWhy = 'تُعدَّل الصفقة بحسب الحجم، ويحتفظ كل حساب بالحدود التي اشتُري بها.';
export const caseTeam = 'داخل فريق مسجّل';
export const caseTeamWhy = 'اشترى كل عضو الحساب الذي ينسخ، وله أن يترك أي صفقة.';
export const caseTool = 'بأداة نسخ أو مستشار آلي';
export const caseToolWhy = 'أخبرنا باسمها وما تفعله قبل أن تعمل.';
export const caseUnregistered = 'في فريق لم يُسجَّل بعد';
export const caseUnregisteredWhy = 'سجّلوا أولًا. فقبل ذلك يُعامَل كإدارة من طرف ثالث.';
export const caseOther = 'شخص آخر يتداول على حسابك';
export const caseOtherWhy = 'هذه إدارة من طرف ثالث، ولو كنت تثق به ولو كانت بلا مقابل.';
export const caseService = 'خدمة تتداول على حسابات كثير من الغرباء';
export const caseServiceWhy = 'شخص واحد يقرر عن كثيرين. هذه إدارة من طرف ثالث.';
export const caseOpposite = 'الصفقة المعاكسة على حساب آخر';
export const caseOppositeWhy = 'حسابان متعاكسان هما تحوّط، والتحوّط غير مسموح.';
export const caseNews = 'نسخة حول خبر عالي التأثير';
/** من {minutes, plural, one {دقيقة واحدة} two {دقيقتين} few {# دقائق} many {# دقيقة} other {# دقيقة}} قبله حتى {minutes, plural, one {دقيقة واحدة} two {دقيقتين} few {# دقائق} many {# دقيقة} other {# دقيقة}} بعده لا تُفتح صفقة ولا تُغلق، يدويًا أو بالنسخ. */
export const caseNewsWhy = ({ minutes }: { minutes: number }): string =>
  `من ${$plurals.select(minutes) === 'one' ? 'دقيقة واحدة' : $plurals.select(minutes) === 'two' ? 'دقيقتين' : $plurals.select(minutes) === 'few' ? `${$numbers.format(minutes)} دقائق` : $plurals.select(minutes) === 'many' ? `${$numbers.format(minutes)} دقيقة` : `${$numbers.format(minutes)} دقيقة`} قبله حتى ${$plurals.select(minutes) === 'one' ? 'دقيقة واحدة' : $plurals.select(minutes) === 'two' ? 'دقيقتين' : $plurals.select(minutes) === 'few' ? `${$numbers.format(minutes)} دقائق` : $plurals.select(minutes) === 'many' ? `${$numbers.format(minutes)} دقيقة` : `${$numbers.format(minutes)} دقيقة`} بعده لا تُفتح صفقة ولا تُغلق، يدويًا أو بالنسخ.`;
export const teamsTitle = 'كيف يُسجَّل الفريق';
export const teamsLead = 'يكفي أن تراسلنا بالبريد الإلكتروني. ليس للفريق حساب خاص به ولا رسوم.';
export const teamBuyTitle = 'يشتري الجميع';
export const teamBuy = 'يشتري كل عضو حسابًا باسمه بالحجم الذي يختاره.';
export const teamWriteTitle = 'يكتب أحدكم';
export const teamWrite = ({ mail }: { mail: string | number }): string => `إلى ${mail}: الأعضاء وحساباتهم، وأيّها يقود.`;
export const teamConfirmTitle = 'يؤكد الجميع';
export const teamConfirm = 'نكتب إلى كل عضو، ويصبح الفريق مسجّلًا متى وافقوا جميعًا.';
export const teamTradeTitle = 'ثم تتداولون';
export const teamTrade = 'يمكنكم الآن النسخ بين هذه الحسابات. وأخبرونا قبل أن ينضم أحد أو يغادر.';
export const faqTitle = 'أسئلة عن النسخ';
export const faqManagement = 'أليست هذه إدارة من طرف ثالث؟';
export const faqManagementAnswer = 'لا. الإدارة من طرف ثالث أن يقرر غيرك على حسابك. أما هنا فأنت من يقرر على كل حساب: وحدك على حساباتك، أو في فريق بأن تتبع صفقة أو تتركها.';
export const faqScale = 'هل يمكن لحساب صغير أن يقود حسابات أكبر؟';
export const faqScaleAnswer = ({ lots, lead, copied, size }: { lots: string | number; lead: string | number; copied: string | number; size: string | number }): string =>
  `نعم. تُعدَّل الصفقة بحسب الحجم: ${lots} لوت على ${lead} تصير ${copied} لوت على ${size}. المهم ألا يخاطر أي حساب بأكثر من ⁦2%⁩ من رصيده في الصفقة.`;
export const faqRoom = 'ماذا لو اقترب حساب من حده اليومي؟';
export const faqRoomAnswer = 'فلا تنسخ الصفقة إليه. لا حماية تلقائية: إن تجاوزت الخسارة الحد اليومي انتهى ذلك الحساب، حتى لو استمر القائد.';
export const faqCost = 'هل للنسخ كلفة؟';
export const faqCostAnswer = 'لا. ليس له إضافة ولا اشتراك. تدفع ثمن كل حساب مرة واحدة، وتُسترد رسومه حين يجتاز.';
export const faqPaid = 'كيف يُدفع للفريق؟';
export const faqPaidAnswer = 'لا يُدفع للفريق بل لأعضائه. يطلب كل عضو دفعة حسابه ويحتفظ بنسبة 70 إلى ⁦80%⁩ من ربحه المحاكى في برنامج الخطوة الواحدة، وحتى ⁦90%⁩ في البرامج الأخرى. أما التقاسم بين الأعضاء فيعود إليهم.';
export const faqLeave = 'هل يمكنني مغادرة فريق؟';
export const faqLeaveAnswer = 'نعم، في أي وقت. توقّف عن المتابعة واكتب إلينا. ويبقى حسابك وسجلّه وحدوده كما هي.';
export const contact = 'اسألنا عن غير ذلك';
