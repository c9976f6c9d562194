// Generated from specs/site by `npm run gen`. Do not edit: change the source and run it again.

import type { Feature } from './shapes.gen.ts';

export const features: readonly Feature[] = [
  {
    id: 'one-target',
    icon: 'target',
    title: 'هدف واحد بلا مرحلة ثانية',
    description: 'أغلق على ربح ⁦10%⁩ وكل صفقاتك مغلقة، فتكون قد اجتزت. لا حد أدنى للأيام ولا حد زمني؛ ويُغلق الحساب بعد 30 يومًا بلا تداول.',
    highlight: 'هدف ⁦10%⁩',
  },
  {
    id: 'itemized-price',
    icon: 'receipt',
    title: 'السعر مفصّلًا',
    description: 'كم يكلّف تقييم 10K وماذا يعود إليك عند الاجتياز.',
    highlight: 'تعود ⁦$199⁩',
  },
  {
    id: 'visible-limits',
    icon: 'gauge',
    title: 'حدود ظاهرة دائمًا',
    description: 'المسافة إلى كل حد، بالدولارات المحاكاة، طوال اليوم.',
    highlight: '⁦5%⁩ يوميًا، ⁦10%⁩ إجمالًا',
  },
  {
    id: 'scaling',
    icon: 'steps',
    title: 'حتى ⁦$1,000,000⁩',
    description: 'أحجام من 5K إلى 200K، تتوسّع مع النتائج المحاكاة المنتظمة.',
    highlight: '⁦$1,000,000⁩',
  },
  {
    id: 'copy-trading',
    icon: 'copy',
    title: 'نسخ التداول',
    description: 'بين حساباتك أنت، أو داخل فريق مسجّل.',
    highlight: 'بمفردك أو مع فريق',
  },
  {
    id: 'payouts',
    icon: 'calendar',
    title: 'مواعيد الدفع بالتحديد',
    description: 'دورة دفع مدتها 14 يومًا، ومعالجة خلال 24 إلى 48 ساعة، واسترداد خلال 5 إلى 7 أيام عمل، وحد أدنى ⁦$50⁩.',
    highlight: 'كل 14 يومًا',
  },
];
