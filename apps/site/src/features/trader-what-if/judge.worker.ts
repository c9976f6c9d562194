import { decodeText } from './file/decodeText.ts';
import { judgeText } from './judgeText.ts';
import type { JudgeReply, JudgeRequest } from './useJudgedFile.ts';

/** The worker's globals that are used here. The site is checked with the DOM types, which are those of a page. */
const scope = globalThis as unknown as {
  addEventListener(type: 'message', listener: (event: { readonly data: JudgeRequest }) => void): void;
  postMessage(reply: JudgeReply, transfer: readonly Transferable[]): void;
};

/** The worker has one file, which is read again when the trader changes how. */
let text: Promise<string> | undefined;

scope.addEventListener('message', ({ data }) => void reply(data));

async function reply({ id, file, question }: JudgeRequest) {
  text ??= file.arrayBuffer().then((buffer) => decodeText(new Uint8Array(buffer)));
  try {
    scope.postMessage({ id, answer: judgeText(await text, question) }, []);
  } catch {
    // The page would never hear of the error of a promise.
    scope.postMessage({ id, answer: null }, []);
  }
}
