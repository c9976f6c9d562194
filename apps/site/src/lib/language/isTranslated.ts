import type { RouteSpec } from '@duneline/specs/site';

/** Whether a page exists in every language; guarded pages exist only in English. */
export function isTranslated({ kind }: Pick<RouteSpec, 'kind'>): boolean {
  return kind === 'public' || kind === 'sign-in';
}
