import { startEmbedded } from '../../lib/backend/embedded.ts';

/** The code in the newest mail or message of the story's backend. */
export async function newestCode(): Promise<string> {
  const { inbox } = await startEmbedded();
  const mail = inbox.at(-1);
  if (!mail) throw new Error('The inbox of the embedded backend is empty; the step before has to send something.');
  return mail.code;
}
