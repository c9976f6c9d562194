import { parse, readKept, readReferral, storeReferral } from './referral.ts';

/**
 * Gives the codes of a referral link to other open tabs of this browser that have none, and takes theirs: a second tab has a
 * session storage of its own, and without consent nothing else may keep them (docs/decisions/0048).
 */
export function shareReferral(): void {
  const channel = new BroadcastChannel('duneline:referral');
  const isEmpty = () => {
    const { code, coupon } = readReferral();
    return code === null && coupon === null;
  };
  /** `null` asks for the codes. */
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin only
  const send = () => channel.postMessage(isEmpty() ? null : readKept());
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (data === null) {
      if (!isEmpty()) send();
    } else if (isEmpty()) {
      storeReferral(parse(data));
    }
  });
  send();
}
