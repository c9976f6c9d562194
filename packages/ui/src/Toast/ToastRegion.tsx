import { useSyncExternalStore, type Ref } from 'react';
import { signs } from '../Alert/signs.ts';
import { Icon } from '../Icon/Icon.tsx';
import { close } from '../Icon/icons.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { toasts } from './toast.ts';
import * as css from './ToastRegion.css.ts';
import type { ShownToast, ToastQueue } from './toastQueue.ts';

export interface ToastRegionProps {
  /** Names the landmark. @default 'Notifications' */
  label?: string;
  /** @default 'Close' */
  closeLabel?: string;
  /** @default the queue that `toast` fills */
  queue?: ToastQueue;
  ref?: Ref<HTMLElement>;
}

const NONE: readonly ShownToast[] = [];

/** Where toasts appear: announced without taking the focus, and they wait while someone points at one or is inside. */
export function ToastRegion({ label = 'Notifications', closeLabel = 'Close', queue = toasts, ref }: ToastRegionProps) {
  const shown = useSyncExternalStore(queue.subscribe, queue.getShown, () => NONE);
  return (
    // React Aria hides everything beside an open dialog, except what carries this attribute.
    <section ref={ref} aria-label={label} className={css.region} data-react-aria-top-layer="true">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- pointing at a toast stops its time and does nothing else */}
      <ol
        className={css.list}
        aria-live="polite"
        aria-relevant="additions"
        onPointerMove={queue.pause}
        onPointerLeave={queue.resume}
        onFocus={queue.pause}
        onBlur={queue.resume}
      >
        {shown.map(({ id, title, text, tone = 'gain' }) => (
          <li key={id} className={css.toast}>
            <span className={css.sign[tone]}>
              <Icon of={signs[tone]} size={18} />
            </span>
            <div className={css.words}>
              {title}
              {text && <div className={css.text}>{text}</div>}
            </div>
            <IconButton
              label={closeLabel}
              icon={close}
              onPress={() => {
                queue.close(id);
                queue.resume(); // the button took the focus along, and the browser reports no blur of what is gone
              }}
            />
          </li>
        ))}
      </ol>
    </section>
  );
}
