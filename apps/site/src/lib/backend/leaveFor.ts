/** Leaves for the page of a payment service. The embedded backend's own is opened when what it shows is stored. */
export async function leaveFor(page: string): Promise<void> {
  if (!import.meta.env.VITE_SUPABASE_URL && !import.meta.env.SSR) {
    const { startEmbedded } = await import('./embedded.ts');
    await (await startEmbedded()).saved();
  }
  location.assign(page);
}
