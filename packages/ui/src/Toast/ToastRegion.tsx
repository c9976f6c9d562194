import { useSyncExternalStore } from 'react';
import type { ElementProps } from '../element/ElementProps.ts';
import { pickElementProps } from '../element/pickElementProps.ts';
import { useGivenRef } from '../element/useGivenRef.ts';
import { Button } from '../Button/Button.tsx';
import { signs } from '../Alert/signs.ts';
import { Icon } from '../Icon/Icon.tsx';
import { close } from '../Icon/icons.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { useTexts } from '../KitProvider/kitContext.ts';
import { toasts } from './toast.ts';
import * as css from './ToastRegion.css.ts';
import type { ShownToast, ToastQueue } from './toastQueue.ts';
import { useToastFocus } from './useToastFocus.ts';

export interface ToastRegionProps extends ElementProps {
  /** The landmark's accessible name. @default 'Notifications' */
  'aria-label'?: string;
  /** @default 'Close' */
  closeLabel?: string;
  /** @default the queue that `toast` fills */
  queue?: ToastQueue;
}

const NONE: readonly ShownToast[] = [];

/**
 * Shows toasts: announced without taking the focus; their timers stop while the pointer or focus is inside. F6 moves the focus
 * here.
 */
export function ToastRegion(given: ToastRegionProps) {
  const {
    'aria-label': name = 'Notifications',
    closeLabel = 'Close',
    queue = toasts,
    ref,
    ...element
  } = useTexts('ToastRegion', given);
  const shown = useSyncExternalStore(queue.subscribe, queue.getShown, () => NONE);
  const { region, onFocus, leave } = useToastFocus(shown.length > 0);
  useGivenRef(ref, region);
  const remove = (id: number, button: HTMLElement) => {
    leave(button.closest('li'));
    queue.close(id);
    // The focused button was removed, and browsers fire no blur event for that.
    if (!region.current?.contains(document.activeElement)) queue.resume();
  };
  return (
    // React Aria hides everything outside an open dialog, except elements with this attribute.
    <section
      {...pickElementProps(element)}
      ref={region}
      aria-label={name}
      className={css.region}
      data-react-aria-top-layer="true"
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- pointing at a toast stops its time and does nothing else */}
      <ol
        className={css.list}
        aria-live="polite"
        aria-relevant="additions"
        onPointerMove={queue.pause}
        onPointerLeave={queue.resume}
        onFocus={(event) => {
          onFocus(event);
          queue.pause();
        }}
        onBlur={queue.resume}
      >
        {shown.map(({ id, title, description, tone = 'success', action }) => (
          <li key={id} className={css.toast}>
            <span className={css.icon[tone]}>
              <Icon of={signs[tone]} size={18} />
            </span>
            <div className={css.words}>
              {title}
              {description && <div className={css.text}>{description}</div>}
            </div>
            {action && (
              <Button
                size="sm"
                variant="quiet"
                onPress={({ currentTarget }) => {
                  remove(id, currentTarget);
                  action.onPress();
                }}
              >
                {action.label}
              </Button>
            )}
            <IconButton aria-label={closeLabel} icon={close} onPress={({ currentTarget }) => remove(id, currentTarget)} />
          </li>
        ))}
      </ol>
    </section>
  );
}
