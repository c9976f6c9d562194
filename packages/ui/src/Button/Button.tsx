import { useRef, type ButtonHTMLAttributes, type MouseEvent, type ReactNode, type Ref } from 'react';
import { warnUnknownVariant } from '../dev/warnUnknownVariant.ts';
import type { IconShape } from '../Icon/icons.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.css.ts';
import { useTexts } from '../KitProvider/kitContext.ts';
import * as css from './Button.css.ts';
import { focusPressed } from './focusPressed.ts';
import { withIcon } from './withIcon.tsx';
import { useNameWarning } from './useNameWarning.ts';

type NativeProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'style' | 'disabled' | 'onClick'>;

export interface ButtonProps extends NativeProps {
  children: ReactNode;
  /** Before the label. */
  icon?: IconShape;
  /** One `primary` per view. @default 'secondary' */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
  /** 54, 48 or 36 CSS pixels high (44 on touch). @default 'md' */
  size?: 'lg' | 'md' | 'sm';
  /** As wide as its container. */
  isWide?: boolean;
  /** The action is in progress: keeps its width and focus, ignores presses, and is announced. */
  isPending?: boolean;
  /** Shown and announced while pending. @default 'Working…' */
  pendingLabel?: string;
  isDisabled?: boolean;
  onPress?: (event: MouseEvent<HTMLButtonElement>) => void;
  ref?: Ref<HTMLButtonElement>;
}

/**
 * A native button. React Aria's costs 11 KiB and 5 times the mounting time on pages whose first paint it must not delay, and adds
 * nothing here that CSS and the platform do not do.
 */
export function Button(given: ButtonProps) {
  const { children, icon, variant, size, isWide, isPending, pendingLabel = 'Working…', ...rest } = useTexts('Button', given);
  const { isDisabled, onPress, ref, type = 'button', ...props } = rest;
  const label = withIcon(icon, size, children);
  const own = useRef<HTMLButtonElement>(null);
  useNameWarning(own);

  warnUnknownVariant('Button', css.button, { variant, size });
  return (
    <>
      <button
        {...props}
        ref={(element) => {
          own.current = element;
          return assign(ref, element);
        }}
        // A pending submit button must not submit its form again, not even by Enter in a field.
        type={isPending ? 'button' : type}
        className={css.button({ variant, size, isWide })}
        disabled={isDisabled}
        aria-disabled={isPending || undefined}
        onClick={(event) => {
          if (isPending) return;
          focusPressed(event.currentTarget);
          onPress?.(event);
        }}
      >
        {isPending === undefined ? label : <Face isPending={isPending} label={label} pendingLabel={pendingLabel} />}
      </button>
      {isPending !== undefined && <output className={visuallyHidden}>{isPending ? pendingLabel : ''}</output>}
    </>
  );
}

function Face({ isPending, label, pendingLabel }: { isPending: boolean; label: ReactNode; pendingLabel: string }) {
  return (
    <span className={css.content}>
      <span className={isPending ? `${css.layer} ${css.hiddenLayer}` : css.layer}>{label}</span>
      <span className={isPending ? css.layer : `${css.layer} ${css.hiddenLayer}`} aria-hidden={!isPending}>
        <Spinner /> {pendingLabel}
      </span>
    </span>
  );
}

function assign(ref: Ref<HTMLButtonElement> | undefined, element: HTMLButtonElement | null) {
  if (typeof ref === 'function') return ref(element);
  if (ref) ref.current = element;
  return undefined;
}
