import { decodeText } from './file/decodeText.ts';
import { judgeText, type Answer } from './judgeText.ts';
import type { ReadOptions } from './TradeFile.ts';

export interface JudgeRequest {
  readonly id: number;
  readonly file: File;
  readonly options: ReadOptions;
}

export interface JudgeReply {
  readonly id: number;
  /** `null` if the file could not be read. */
  readonly answer: Answer | null;
}

/** The worker has one file, which is read again when somebody changes how. */
let text: Promise<string> | undefined;

globalThis.addEventListener('message', ({ data }: MessageEvent<JudgeRequest>) => void judge(data));

async function judge({ id, file, options }: JudgeRequest) {
  text ??= file.arrayBuffer().then((buffer) => decodeText(new Uint8Array(buffer)));
  try {
    reply({ id, answer: judgeText(await text, options) });
  } catch {
    // The page would never hear of the error of a promise.
    reply({ id, answer: null });
  }
}

const reply = (answer: JudgeReply) => globalThis.postMessage(answer, { transfer: [] });
