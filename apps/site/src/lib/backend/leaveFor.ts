/** Redirects to a payment page. For the embedded backend, the state is stored first, because its page is in a new document. */
export async function leaveFor(page: string): Promise<void> {
  if (!import.meta.env.VITE_SUPABASE_URL && !import.meta.env.SSR) {
    const { startEmbedded } = await import('./embedded.ts');
    await (await startEmbedded()).saved();
  }
  location.assign(page);
}
