import type { Call } from '../Call.ts';

/** Row-level security. */
export const policies: readonly Call[] = [
  ['a visitor asks for roles', 'visitor', (c) => c.from('user_roles').select()],
  ['a visitor asks for orders', 'visitor', (c) => c.from('orders').select('number')],
  ['a visitor asks for tickets', 'visitor', (c) => c.from('tickets').select()],
  ['a trader sees their roles', 'trader', (c) => c.from('user_roles').select('role')],
  ['an admin sees every role', 'admin', (c) => c.from('user_roles').select('user_id,role').order('user_id')],
  ['a trader sees their profile', 'trader', (c) => c.from('profiles').select('display_name,kind')],
  ['an admin sees every profile', 'admin', (c) => c.from('profiles').select('display_name,kind').order('id')],
  ['a trader sees their orders', 'trader', (c) => c.from('orders').select('number,status,total_cents').order('number')],
  ['a trader sees their accounts', 'trader', (c) => c.from('trading_accounts').select('number,status,phase').order('number')],
  [
    'a trader sees their equity',
    'trader',
    (c) => c.from('daily_equity').select('day,closing_cents').order('day').order('closing_cents').limit(5),
  ],
  ['a trader sees no coupons of others', 'trader', (c) => c.from('coupons').select('code').order('code')],
  ['an admin sees every coupon', 'admin', (c) => c.from('coupons').select('code,percent').order('code')],
  ['an affiliate sees their links', 'affiliate', (c) => c.from('affiliate_links').select('*', { count: 'exact', head: true })],
  [
    'an affiliate sees their commissions',
    'affiliate',
    (c) => c.from('affiliate_commissions').select('amount_cents').order('amount_cents'),
  ],
  ['a trader sees no affiliates', 'trader', (c) => c.from('affiliates').select('code')],
  ['an admin sees the audit log', 'admin', (c) => c.from('audit_log').select('*', { count: 'exact', head: true })],
  ['a trader sees no audit log', 'trader', (c) => c.from('audit_log').select('id')],
  ['visitors see published articles', 'visitor', (c) => c.from('blog_posts').select('slug,status').order('slug')],
  ['admins see drafts too', 'admin', (c) => c.from('blog_posts').select('slug,status').order('slug')],
  ['visitors see active add-ons', 'visitor', (c) => c.from('add_ons').select('id').order('position')],
  ['the service key sees every order', 'service', (c) => c.from('orders').select('*', { count: 'exact', head: true })],
  ['a visitor may not order', 'visitor', (c) => c.from('orders').insert({ email: 'a@b.example' })],
  ['a trader may not order', 'trader', (c) => c.from('orders').insert({ email: 'a@b.example' })],
  [
    'a trader may not grant a role',
    'trader',
    (c) => c.from('user_roles').insert({ user_id: 'c47a9e16-0d35-4b82-8f7e-5a26b3d80c03', role: 'admin' }),
  ],
  [
    'a visitor may not grant a role',
    'visitor',
    (c) => c.from('user_roles').insert({ user_id: 'c47a9e16-0d35-4b82-8f7e-5a26b3d80c03', role: 'admin' }),
  ],
  [
    'a trader may not edit an article',
    'trader',
    (c) => c.from('blog_posts').update({ title: 'Mine' }).neq('slug', '').select('slug'),
  ],
  ['a trader may not delete an article', 'trader', (c) => c.from('blog_posts').delete().neq('slug', '').select('slug')],
  [
    'a trader may not edit the profile of another',
    'trader',
    (c) => c.from('profiles').update({ display_name: 'X' }).neq('id', 'c47a9e16-0d35-4b82-8f7e-5a26b3d80c03').select('id'),
  ],
  [
    'a trader may not take the id of another',
    'trader',
    (c) =>
      c.from('profiles').update({ id: '5b0c1d52-6a3e-4f7b-9c41-0d8f2ab17e01' }).eq('id', 'c47a9e16-0d35-4b82-8f7e-5a26b3d80c03'),
  ],
  ['a visitor may not edit programs', 'visitor', (c) => c.from('programs').update({ name: 'Free' }).eq('id', '1-step')],
  ['an admin may not edit programs', 'admin', (c) => c.from('programs').update({ name: 'Free' }).eq('id', '1-step')],
  [
    'a ticket in the name of another',
    'trader',
    (c) =>
      c.from('tickets').insert({ owner_id: '5b0c1d52-6a3e-4f7b-9c41-0d8f2ab17e01', topic: 'rules', subject: 'S', message: 'M' }),
  ],
  ['a column that may not be written', 'trader', (c) => c.from('tickets').update({ subject: 'Other' }).neq('subject', '')],
];
