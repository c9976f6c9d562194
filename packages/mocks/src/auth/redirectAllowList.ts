import type { AuthSettings } from './settings.ts';

/** Whether links may redirect to a URL: the site itself, this machine, or the project's allow list. */
export function isAllowedTarget({ siteUrl, redirectUrls }: AuthSettings, address: string): boolean {
  const target = URL.parse(address);
  const site = URL.parse(siteUrl);
  if (target === null || site === null) return false;
  const { hostname } = target;
  if (/^[a-z][a-z\d+.-]*:\/*\d+(?:[:/?#]|$)/i.test(address)) return false; // an IP address written as one number
  const isOwnHost = target.protocol === site.protocol && hostname === site.hostname;
  if (isOwnHost && (target.port === site.port || isLoopback(hostname))) return true;
  if (/^(?:\d+(?:\.\d+){3}|\[.*\])$/.test(hostname)) return isLoopback(hostname);
  const bare = address.split('#')[0] ?? '';
  return redirectUrls.some((pattern) => globOf(pattern).test(bare));
}

function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127(?:\.\d+){3}$/.test(hostname);
}

/** `*` and `?` match characters other than `.` and `/`, `**` matches any; `[a-z]`, `[!a-z]` and `\` as in other globs. */
function globOf(pattern: string): RegExp {
  const parts = pattern.match(/\*\*|\\[^]|\[!?[^\]]+\]|[^]/g) ?? [];
  return new RegExp(`^${parts.map(expressionOf).join('')}$`);
}

function expressionOf(part: string): string {
  if (part === '**') return '[^]*';
  if (part === '*') return '[^./]*';
  if (part === '?') return '[^./]';
  if (part.length > 2) return part.replace(/^\[!/, '[^');
  return part.slice(-1).replace(/[\\^$.*+?()[\]{}|/-]/, String.raw`\$&`);
}
