import type { FunctionImplementation } from '../../contract.ts';

export const implementation: FunctionImplementation = (sql, { _affiliate, _code }) => {
  const code = sql.call('upper', _code);
  const tag = typeof code === 'string' ? (code.split('-')[1] ?? '') : '';
  const links = sql
    .rows('affiliate_links', { affiliate_id: _affiliate })
    .filter(({ affiliate_id }) => affiliate_id === _affiliate);
  const [oldest] = sql.sort(links, (link) => [link.created_at, link.id], ['asc', 'asc']);
  const link =
    links.find(({ id }) => String(id).slice(0, 8).toUpperCase() === tag) ??
    oldest ??
    sql.insert('affiliate_links', {
      affiliate_id: _affiliate,
      name: 'Code only',
      utm_source: 'affiliate',
      utm_medium: 'code',
      utm_campaign: 'direct',
    });
  return link.id;
};
