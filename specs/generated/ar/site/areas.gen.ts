// Generated from specs/site by `npm run gen`. Do not edit: change the source and run it again.

export const areas = [
  {
    id: 'dashboard',
    groups: [
      {
        id: 'screens',
        sections: [
          { id: 'overview', label: 'نظرة عامة', icon: 'trend' },
          { id: 'accounts', label: 'الحسابات', icon: 'layers' },
          { id: 'payouts', label: 'الدفعات', icon: 'coins' },
          { id: 'positions', label: 'الصفقات', icon: 'grid' },
          { id: 'calendar', label: 'التقويم', icon: 'clock' },
          { id: 'certificates', label: 'الشهادات', icon: 'card' },
          { id: 'what-if', label: 'اختبر صفقاتك', icon: 'sliders' },
        ],
      },
      {
        id: 'account',
        label: 'الحساب',
        sections: [
          { id: 'orders', label: 'الطلبات', icon: 'copy', hasRecords: true },
          { id: 'support', label: 'الدعم', icon: 'speech', hasRecords: true },
          { id: 'settings', label: 'الإعدادات', icon: 'lock' },
        ],
      },
    ],
  },
  {
    id: 'affiliate',
    groups: [
      {
        id: 'sections',
        sections: [
          { id: 'overview', label: 'نظرة عامة', icon: 'grid' },
          { id: 'referrals', label: 'الإحالات', icon: 'people' },
          { id: 'earnings', label: 'الأرباح', icon: 'trend' },
          { id: 'payouts', label: 'الدفعات', icon: 'coins' },
          { id: 'analytics', label: 'التحليلات', icon: 'search' },
          { id: 'tools', label: 'الأدوات', icon: 'chain' },
          { id: 'settings', label: 'الإعدادات', icon: 'sliders' },
          { id: 'support', label: 'الدعم', icon: 'speech', hasRecords: true },
          { id: 'kyc', label: 'التحقق من الهوية', icon: 'card' },
        ],
      },
    ],
  },
  {
    id: 'admin',
    groups: [
      { id: 'overview', sections: [{ id: 'overview', label: 'نظرة عامة', icon: 'grid' }] },
      {
        id: 'site',
        label: 'الموقع',
        sections: [
          { id: 'theme', label: 'المظهر', icon: 'pencil' },
          { id: 'seo', label: 'محركات البحث', icon: 'search', hasRecords: true },
          { id: 'navigation', label: 'القوائم', icon: 'menu', hasRecords: true },
          { id: 'content', label: 'محتوى الصفحات', icon: 'copy', hasRecords: true },
          { id: 'calls', label: 'أزرار الدعوة', icon: 'chain', hasRecords: true },
          { id: 'components', label: 'المكوّنات', icon: 'sliders', hasRecords: true },
          { id: 'media', label: 'الصور', icon: 'picture', hasRecords: true },
          { id: 'releases', label: 'الإصدارات المجمّعة', icon: 'layers' },
        ],
      },
      {
        id: 'business',
        label: 'الأعمال',
        sections: [
          { id: 'orders', label: 'الطلبات', icon: 'coins', hasRecords: true },
          { id: 'accounts', label: 'الحسابات', icon: 'trend', hasRecords: true },
          { id: 'payouts', label: 'الدفعات', icon: 'coins', hasRecords: true },
          { id: 'affiliates', label: 'الشركاء', icon: 'people', hasRecords: true },
          { id: 'affiliate-payouts', label: 'دفعات الشركاء', icon: 'coins', hasRecords: true },
          { id: 'coupons', label: 'القسائم', icon: 'card', hasRecords: true },
          { id: 'leaderboard', label: 'لوحة الصدارة', icon: 'trend' },
          { id: 'kyc', label: 'مراجعة الهوية', icon: 'card', hasRecords: true },
          { id: 'tickets', label: 'التذاكر', icon: 'speech', hasRecords: true },
          { id: 'messages', label: 'الرسائل', icon: 'mail', hasRecords: true },
          { id: 'blog', label: 'المدونة', icon: 'mail', hasRecords: true },
          { id: 'categories', label: 'فئات المدونة', icon: 'layers' },
        ],
      },
      {
        id: 'system',
        label: 'النظام',
        sections: [
          { id: 'users', label: 'المستخدمون والأدوار', icon: 'lock', hasRecords: true },
          { id: 'audit', label: 'سجل التدقيق', icon: 'clock' },
          { id: 'consent', label: 'سجل الموافقات', icon: 'card' },
          { id: 'tracking', label: 'التتبع', icon: 'search' },
        ],
      },
    ],
  },
] as const;
