const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The key of the order with which the payment service leads back, `?order=`. */
export function readReturnedKey(query: URLSearchParams): string | null {
  const key = query.get('order') ?? '';
  return uuid.test(key) ? key : null;
}
