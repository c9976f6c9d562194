import { startEmbedded } from '../../lib/backend/embedded.ts';

/** The code of the newest mail or message that the story's backend has sent. */
export async function newestCode(): Promise<string> {
  const { inbox } = await startEmbedded();
  const mail = inbox.at(-1);
  if (!mail) throw new Error('The inbox of the embedded backend is empty; the step before has to send something.');
  return mail.code;
}
