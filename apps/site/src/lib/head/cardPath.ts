/** Path of a page's social card: `/cards/pricing.png` for `/pricing`, `/cards/home.png` for the home page. */
export function cardPath(address: string): string {
  const name = address.replace(/\/$/, '') || '/home';
  return `/cards${name}.png`;
}
