// Generated from specs/site by `npm run gen`. Do not edit: change the source and run it again.

export const areas = [
  {
    id: 'dashboard',
    groups: [
      {
        id: 'screens',
        sections: [
          { id: 'overview', label: 'Overview', icon: 'trend' },
          { id: 'accounts', label: 'Accounts', icon: 'layers' },
          { id: 'payouts', label: 'Payouts', icon: 'coins' },
          { id: 'positions', label: 'Positions', icon: 'grid' },
          { id: 'calendar', label: 'Calendar', icon: 'clock' },
          { id: 'certificates', label: 'Certificates', icon: 'card' },
          { id: 'what-if', label: 'Test my trades', icon: 'sliders' },
        ],
      },
      {
        id: 'account',
        label: 'Account',
        sections: [
          { id: 'orders', label: 'Orders', icon: 'copy', hasRecords: true },
          { id: 'support', label: 'Support', icon: 'speech', hasRecords: true },
          { id: 'settings', label: 'Settings', icon: 'lock' },
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
          { id: 'overview', label: 'Overview', icon: 'grid' },
          { id: 'referrals', label: 'Referrals', icon: 'people' },
          { id: 'earnings', label: 'Earnings', icon: 'trend' },
          { id: 'payouts', label: 'Payouts', icon: 'coins' },
          { id: 'analytics', label: 'Analytics', icon: 'search' },
          { id: 'tools', label: 'Tools', icon: 'chain' },
          { id: 'settings', label: 'Settings', icon: 'sliders' },
          { id: 'support', label: 'Support', icon: 'speech', hasRecords: true },
          { id: 'kyc', label: 'KYC', icon: 'card' },
        ],
      },
    ],
  },
  {
    id: 'admin',
    groups: [
      { id: 'overview', sections: [{ id: 'overview', label: 'Overview', icon: 'grid' }] },
      {
        id: 'site',
        label: 'Site',
        sections: [
          { id: 'theme', label: 'Theme', icon: 'pencil' },
          { id: 'seo', label: 'SEO', icon: 'search', hasRecords: true },
          { id: 'navigation', label: 'Navigation', icon: 'menu', hasRecords: true },
          { id: 'content', label: 'Page content', icon: 'copy', hasRecords: true },
          { id: 'calls', label: 'Calls to action', icon: 'chain', hasRecords: true },
          { id: 'components', label: 'Components', icon: 'sliders', hasRecords: true },
          { id: 'media', label: 'Media', icon: 'picture', hasRecords: true },
          { id: 'releases', label: 'Releases', icon: 'layers' },
        ],
      },
      {
        id: 'business',
        label: 'Business',
        sections: [
          { id: 'orders', label: 'Orders', icon: 'coins', hasRecords: true },
          { id: 'accounts', label: 'Accounts', icon: 'trend', hasRecords: true },
          { id: 'payouts', label: 'Payouts', icon: 'coins', hasRecords: true },
          { id: 'affiliates', label: 'Affiliates', icon: 'people', hasRecords: true },
          { id: 'affiliate-payouts', label: 'Affiliate payouts', icon: 'coins', hasRecords: true },
          { id: 'coupons', label: 'Coupons', icon: 'card', hasRecords: true },
          { id: 'leaderboard', label: 'Leaderboard', icon: 'trend' },
          { id: 'kyc', label: 'KYC review', icon: 'card', hasRecords: true },
          { id: 'tickets', label: 'Tickets', icon: 'speech', hasRecords: true },
          { id: 'messages', label: 'Messages', icon: 'mail', hasRecords: true },
          { id: 'blog', label: 'Blog', icon: 'mail', hasRecords: true },
          { id: 'categories', label: 'Blog categories', icon: 'layers' },
        ],
      },
      {
        id: 'system',
        label: 'System',
        sections: [
          { id: 'users', label: 'Users and roles', icon: 'lock', hasRecords: true },
          { id: 'audit', label: 'Audit log', icon: 'clock' },
          { id: 'consent', label: 'Consent log', icon: 'card' },
          { id: 'tracking', label: 'Tracking', icon: 'search' },
        ],
      },
    ],
  },
] as const;
