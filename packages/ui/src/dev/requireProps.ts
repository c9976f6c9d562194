/** In development, names a prop that a component needs and did not get, before it fails without words. */
export function requireProps(component: string, props: Readonly<Record<string, unknown>>): void {
  if (process.env.NODE_ENV === 'production') return;
  for (const [name, value] of Object.entries(props))
    if (value === undefined) throw new Error(`${component} has no "${name}". Give it one: <${component} ${name}={…}>.`);
}
