/** A piece of inline text. */
export type Inline =
  | string
  | { readonly kind: 'strong' | 'em' | 'code'; readonly children: readonly Inline[] }
  | { readonly kind: 'link'; readonly href: string; readonly children: readonly Inline[] };

/** A block of an article, as plain data, which is serialized into the prerendered page. */
export type Block =
  | { readonly kind: 'heading'; readonly level: 2 | 3; readonly id: string; readonly text: readonly Inline[] }
  | { readonly kind: 'paragraph'; readonly text: readonly Inline[] }
  | { readonly kind: 'quote'; readonly text: readonly Inline[] }
  | { readonly kind: 'list'; readonly isOrdered: boolean; readonly items: readonly (readonly Inline[])[] }
  | { readonly kind: 'figure'; readonly name: string; readonly caption: string };

/** The plain text of inline text. */
export function plainText(text: readonly Inline[]): string {
  return text.map((part) => (typeof part === 'string' ? part : plainText(part.children))).join('');
}
