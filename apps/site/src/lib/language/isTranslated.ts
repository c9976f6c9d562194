import type { RouteSpec } from '@duneline/specs/site';

/** Whether a page is there in every language; what is behind a guard is there in English alone. */
export function isTranslated({ kind }: Pick<RouteSpec, 'kind'>): boolean {
  return kind === 'public' || kind === 'sign-in';
}
