import { mergeReferral, parse, readKept, readReferral } from './referral.ts';

/**
 * Gives the codes of referral links to other open tabs of this browser, and takes theirs: a second tab has a session storage of its
 * own, and without consent nothing else may keep them (docs/decisions/0048). A tab with a link of its own hears theirs too, because
 * its code may be nobody's.
 */
export function shareReferral(): void {
  const channel = new BroadcastChannel('duneline:referral');
  const isEmpty = () => {
    const { code, coupon } = readReferral();
    return code === null && coupon === null;
  };
  const tell = () => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin only
    if (!isEmpty()) channel.postMessage(readKept());
  };
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    // `null` asks for the codes.
    if (data === null) tell();
    else mergeReferral(parse(data));
  });
  tell();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin only
  channel.postMessage(null);
}
