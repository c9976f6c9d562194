// Generated from specs/site/messages by `npm run gen`. Do not edit: change the source and run it again.

export const oneStepPass = 'ما المطلوب مني للاجتياز؟';
export const oneStepPassAnswer = 'أن تغلق على ربح ⁦10%⁩ فوق الرصيد الأولي وجميع الصفقات مغلقة، من دون أن تخسر ⁦5%⁩ في يوم أو ⁦10%⁩ إجمالًا. لا حدّ أدنى للأيام ولا مهلة زمنية؛ ويُغلق الحساب بعد 30 يومًا بلا تداول.';
export const oneStepBack = 'ما الذي يُسترد عند الاجتياز؟';
export const oneStepBackAnswer = ({ size, fee, share, bonus }: { size: string | number; fee: string | number; share: string | number; bonus: string | number }): string =>
  `الرسوم و⁦10%⁩ من الهدف. على حجم ${size} دفعت ${fee} وتستلم ${fee} و${share}، أي ${bonus}، خلال 5 إلى 7 أيام عمل. أما الإضافات فلا تُسترد.`;
export const oneStepFloor = 'كيف يتحرّك حد الخسارة المتحرك؟';
export const oneStepFloorAnswer = ({ size, start }: { size: string | number; start: string | number }): string =>
  `يبدأ تحت الرصيد الأولي بنسبة ⁦10%⁩ ويتبع أعلى رصيد إغلاق لك صعودًا فقط. على حجم ${size} يبدأ عند ${start}، ومتى بلغ ${size} ثبت عنده نهائيًا.`;
export const oneStepFunded = 'ماذا يتغيّر بعد التمويل؟';
export const oneStepFundedAnswer = 'يزول الهدف، ويصبح حد الخسارة اليومية ⁦3%⁩ بدل ⁦5%⁩. وتحتفظ بنسبة 70 إلى ⁦80%⁩ من الربح المحاكى، تُدفع كل 14 يومًا.';
export const instantBuy = 'هل يمكنني شراؤه اليوم؟';
export const instantBuyAnswer = 'ليس بعد. الأسعار والحدود في هذه الصفحة مقرّرة مبدئيًا وقد تتغير قبل طرحه. ومن يفتح رابط شرائه يجد برنامجًا آخر مع تنبيه بذلك.';
export const instantTarget = 'هل فيه تقييم يُجتاز؟';
export const instantTargetAnswer = 'لا. يكون الحساب ممولًا من اليوم الأول، فلا هدف ولا مرحلة ولا مكافأة فائز. والحدود المخطط لها أضيق: ⁦3%⁩ في اليوم و⁦6%⁩ إجمالًا، متحركة.';
export const instantPrice = 'لماذا سعره أعلى؟';
export const instantPriceAnswer = ({ size, instant, oneStep }: { size: string | number; instant: string | number; oneStep: string | number }): string =>
  `لأنك لا تمرّ بالتقييم. السعر المخطط لحجم ${size} هو ${instant}، وفي برنامج الخطوة الواحدة ${oneStep}.`;
export const instantPaid = 'ما دورة الدفع المخطط لها؟';
export const instantPaidAnswer = 'كل 7 أيام، بحصة تصل إلى ⁦90%⁩ من الربح المحاكى. هذه خطة قد تتغير قبل طرح البرنامج.';
export const twoStepWhere = 'لماذا ليس في أداة اختيار السعر؟';
export const twoStepWhereAnswer = 'تعرض الأداة برنامج الخطوة الواحدة وحده. ويمكنك مع ذلك شراء برنامج الخطوتين: الزر في هذه الصفحة يفتح صفحة شرائه، وفيها تختار أي حجم.';
export const twoStepPhases = 'هل تبدأ المرحلة الثانية من الصفر؟';
export const twoStepPhasesAnswer = 'نعم. تبدأ كل مرحلة من الرصيد الأولي بهدف ⁦8%⁩ وبالحدود نفسها. ولا رسوم ثانية.';
export const twoStepFloor = 'ما معنى حدّ الخسارة الثابت؟';
export const twoStepFloorAnswer = ({ size, floor }: { size: string | number; floor: string | number }): string =>
  `هو ثابت تحت الرصيد الأولي بنسبة ⁦8%⁩ ولا يتحرّك أبدًا. على حجم ${size} هو ${floor} من اليوم الأول إلى الأخير، مهما ربحت.`;
export const twoStepBack = 'ما الذي يُسترد بعد المرحلة الأخيرة؟';
export const twoStepBackAnswer = ({ fee, size }: { fee: string | number; size: string | number }): string =>
  `الرسوم، وهي ${fee} على حجم ${size}، خلال 5 إلى 7 أيام عمل بعد اجتياز المرحلة الأخيرة. ولا نسبة من الهدف فوقها؛ لكن حصتك من الأرباح اللاحقة أعلى، حتى ⁦90%⁩.`;
