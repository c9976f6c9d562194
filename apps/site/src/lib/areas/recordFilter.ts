/** The number in a text; 0, which no order or account has, for anything else. */
export const readNumber = (text: string): number => (/^\d{1,9}$/.test(text) ? Number(text) : 0);

/** Whether an address names a row by its id; anything else would be an error of the database. */
export const isUuid = (record: string): boolean => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(record);

/**
 * The row that an address names by its number, or by its id, as redirects from `?order=<id>` do.
 * @example client.from('orders').select().match(recordFilter('1042')).maybeSingle()
 */
export const recordFilter = (record: string): { readonly id: string } | { readonly number: number } =>
  isUuid(record) ? { id: record } : { number: readNumber(record) };
