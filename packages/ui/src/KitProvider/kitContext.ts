import { createContext, createElement, useContext, type ReactElement } from 'react';
import type { LinkParts } from '../Link/LinkParts.ts';

/** What a `KitProvider` supplies to the components inside it. */
export interface Kit {
  /** The page's reading direction; without it, that of `<html dir>`. */
  readonly direction?: 'ltr' | 'rtl' | undefined;
  /** Built-in texts, by component and prop. */
  readonly texts: Readonly<Record<string, object | undefined>>;
  /** Renders links inside the app, such as a router's link. */
  readonly renderLink?: ((parts: LinkParts) => ReactElement) | undefined;
}

export const KitContext = createContext<Kit>({ texts: {} });

/** The props of a component, completed with the texts that the `KitProvider` has for it. */
export function useTexts<Props extends object>(component: string, props: Props): Props {
  const texts = useContext(KitContext).texts[component];
  if (!texts) return props;
  const words = 'words' in texts && { words: { ...wordsOf(texts), ...wordsOf(props) } };
  return { ...texts, ...withoutUndefined(props), ...words };
}

/** A prop that is passed as `undefined` is none: the text of the provider remains. */
const withoutUndefined = <Props extends object>(props: Props) =>
  Object.fromEntries(Object.entries(props).filter(([, value]) => value !== undefined)) as Props;

const wordsOf = (props: object) => ('words' in props ? (props.words as object) : undefined);

const nativeLink = ({ children, ...parts }: LinkParts) => createElement('a', parts, children);

/** What renders a link: the given `render`, the `KitProvider`'s unless the link is external, or a native link. */
export function useRenderLink(render: Kit['renderLink'], isExternal = false): (parts: LinkParts) => ReactElement {
  const { renderLink } = useContext(KitContext);
  return render ?? (isExternal ? undefined : renderLink) ?? nativeLink;
}
