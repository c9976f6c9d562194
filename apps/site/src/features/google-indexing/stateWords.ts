import * as t from '@duneline/specs/messages/indexing';
import type { PageState } from './OfferedPage.ts';

export const stateWords: Readonly<Record<PageState, { readonly name: string; readonly text: string }>> = {
  offered: { name: t.offered, text: t.offeredText },
  noindex: { name: t.noindex, text: t.noindexText },
  blocked: { name: t.blocked, text: t.blockedText },
  redirect: { name: t.redirect, text: t.redirectText },
};
