// Generated from specs/site/messages by `npm run gen`. Do not edit: change the source and run it again.

export const unreachedTitle = 'لم تُجب الخدمة';
export const unreachedText = 'قد لا يكون ما تراه محدّثًا. لم يُفقد شيء مما أدخلته؛ تحقق من اتصالك وحاول مرة أخرى.';
export const signedOutTitle = 'انتهت جلستك';
export const signedOutText = 'سجّل الدخول مرة أخرى للمتابعة. لم يتغير شيء.';
export const forbiddenTitle = 'لا تملك صلاحية الوصول إلى هذا';
export const forbiddenText = 'لا يُسمح لحسابك بهذا. إن كنت ترى أنه ينبغي أن يُسمح له فراسل الدعم.';
export const busyTitle = 'طلبات كثيرة جدًا';
export const busyText = 'تطلب الخدمة مهلة قصيرة. حاول مرة أخرى بعد دقيقة.';
export const limitTitle = 'بلغت الحد المسموح';
export const limitText = 'لعدد ما يرسله الشخص الواحد في اليوم حد. لم يُحفظ هذا، وما أدخلته باقٍ هنا. حاول مرة أخرى غدًا.';
export const failedTitle = 'أبلغت الخدمة عن خطأ';
export const failedText = 'الخطأ من جهتنا. حاول مرة أخرى بعد لحظات.';
export const notMadeTitle = 'لم يُنفَّذ هذا';
export const notMadeText = 'ضاع الرد على تغييرك، فقُرئ المحفوظ من جديد. لم يتغير شيء؛ حاول مرة أخرى.';
export const unknownTitle = 'لم نتمكن من معرفة ما إذا كان هذا قد نُفّذ';
export const unknownText = 'ضاع الرد على تغييرك، وتعذّرت قراءة المحفوظ. أعد تحميل الصفحة لتراه قبل أن تكرّر التغيير.';
export const existsTitle = 'هذا موجود بالفعل';
export const existsText = 'اختر اسمًا أو قيمة أخرى.';
export const conflictTitle = 'تغيّر شيء في هذه الأثناء';
export const conflictText = 'أعد تحميل الصفحة لترى الحالة الحالية، ثم كرّر التغيير.';
export const refusedTitle = 'رفضت الخدمة الطلب';
export const refusedText = 'إحدى القيم لا تتبع القواعد. راجع ما أدخلته.';
export const retry = 'حاول مرة أخرى';
export const retrying = 'تجري المحاولة مجددًا…';
