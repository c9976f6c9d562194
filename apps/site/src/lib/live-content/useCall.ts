import { isLinkTarget } from '../link/isLinkTarget.ts';
import { useLiveContent, type LiveCall } from './liveContentStore.ts';

export interface Call {
  readonly label: string;
  readonly href: string;
  readonly variant: LiveCall['emphasis'];
  readonly isShown: boolean;
}

/**
 * A call to action as it is published, or else as it is built in.
 * @param slot where it is, as in `cta_config`
 */
export function useCall(slot: string, label: string, href: string, variant: LiveCall['emphasis'] = 'secondary'): Call {
  const live = useLiveContent().calls?.find((call) => call.slot === slot);
  if (!live || !isLinkTarget(live.target)) return { label, href, variant, isShown: true };
  return { label: live.label, href: live.target, variant: live.emphasis, isShown: live.is_enabled };
}
