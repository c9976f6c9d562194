const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The order's key in the URL to which the payment service returns, `?order=`. */
export function readReturnedKey(query: URLSearchParams): string | null {
  const key = query.get('order') ?? '';
  return uuid.test(key) ? key : null;
}
