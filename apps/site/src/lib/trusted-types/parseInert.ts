interface TrustedTypes {
  createPolicy(name: 'inert', rules: { createHTML(html: string): string }): { createHTML(html: string): string };
}

const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes };
const inert = trustedTypes?.createPolicy('inert', { createHTML: (html) => html });

/** Parses HTML into a document of its own, in which nothing runs or loads. */
export function parseInert(html: string): Document {
  return new DOMParser().parseFromString(inert ? inert.createHTML(html) : html, 'text/html');
}
