/** The page of a certificate, without the language's prefix. */
export function certificateAddress(id: string): string {
  return `/certificate?${new URLSearchParams({ id }).toString()}`;
}

/** The id in what somebody pasted, an id or the address of its page; `null` without one. */
export function idFromText(text: string): string | null {
  const trimmed = text.trim();
  if (trimmed === '') return null;
  try {
    return new URL(trimmed).searchParams.get('id') ?? trimmed;
  } catch {
    return trimmed;
  }
}
