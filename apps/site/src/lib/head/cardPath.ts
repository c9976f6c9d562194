/** Where a page's social card is: `/cards/pricing.png` for `/pricing`, `/cards/home.png` for the home page. */
export function cardPath(address: string): string {
  const name = address.replace(/\/$/, '') || '/home';
  return `/cards${name}.png`;
}
