import { useSyncExternalStore } from 'react';
import type { DraftArticle } from '../article/DraftArticle.ts';

/** A menu as it is published. */
interface LiveMenu {
  readonly place: string;
  readonly links: unknown;
}

/** A call to action as it is published. */
export interface LiveCall {
  readonly slot: string;
  readonly label: string;
  readonly target: string;
  readonly emphasis: 'primary' | 'secondary' | 'quiet';
  readonly is_enabled: boolean;
}

/** The settings of a component as they are published. */
interface LiveComponent {
  readonly component: string;
  readonly settings: unknown;
  readonly is_enabled: boolean;
}

/** The text of a section of a page as it is published. */
interface LiveText {
  readonly page: string;
  readonly section: string;
  readonly body: unknown;
}

/** What admins have published in the language of the page; `null` until it is read, and where it cannot be. */
export interface LiveContent {
  readonly menus: readonly LiveMenu[] | null;
  readonly calls: readonly LiveCall[] | null;
  readonly components: readonly LiveComponent[] | null;
  readonly texts: readonly LiveText[] | null;
  readonly titles: readonly { readonly route: string; readonly title: string }[] | null;
  /** In a preview: the article to show. */
  readonly article: DraftArticle | null;
}

const builtIn: LiveContent = { menus: null, calls: null, components: null, texts: null, titles: null, article: null };
let content = builtIn;
const listeners = new Set<() => void>();

/** Shows published content on the open page. */
export function setLiveContent(part: Partial<LiveContent>): void {
  content = { ...content, ...part };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What is published now; nothing while prerendering, so that the first render is that of the prerendered page. */
export function useLiveContent(): LiveContent {
  return useSyncExternalStore(
    subscribe,
    () => content,
    () => builtIn,
  );
}
