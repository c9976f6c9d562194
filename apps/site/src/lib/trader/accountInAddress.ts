/** The account's number in `?account=`; `null` for the first account, and for anything that is no number. */
export function readAccountNumber(search: URLSearchParams): number | null {
  const number = Number(search.get('account') ?? Number.NaN);
  return Number.isSafeInteger(number) && number > 0 ? number : null;
}

/** What the address of a screen has for an account: `?account=700019`, or nothing for the first account. */
export const accountSearch = (number: number | null): string => (number === null ? '' : `?account=${String(number)}`);
