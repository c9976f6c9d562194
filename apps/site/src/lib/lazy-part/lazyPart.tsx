import * as t from '@duneline/specs/messages/problem';
import { lazy, type ComponentType } from 'react';

export interface LazyPartOptions {
  /** Leaves nothing behind when it cannot be loaded, because nobody asked for it. @default false */
  readonly isSilent?: boolean;
}

/**
 * A part of a page that loads on its own. When it cannot be loaded, the page around it stays: a sentence stands in its place,
 * or nothing when it is silent.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { isSilent = false }: LazyPartOptions = {},
) {
  return lazy<ComponentType<Props>>(async () => {
    try {
      return { default: await load() };
    } catch (error) {
      console.error('A part of this page could not be loaded.', error);
      return { default: isSilent ? Nothing : Missing };
    }
  });
}

function Nothing() {
  return null;
}

function Missing() {
  return <p role="alert">{t.partMissing}</p>;
}
