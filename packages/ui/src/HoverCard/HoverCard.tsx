import { cloneElement, useId, useRef, type KeyboardEvent, type ReactElement, type ReactNode } from 'react';
import { Popover } from 'react-aria-components/Popover';
import { requireProps } from '../dev/requireProps.ts';
import { PageDirection } from '../direction/PageDirection.tsx';
import type { ElementProps } from '../element/ElementProps.ts';
import { joinIds } from '../element/joinIds.ts';
import { pickElementProps } from '../element/pickElementProps.ts';
import { tabStops } from '../element/tabStops.ts';
import type { LogicalPlacement } from '../Popover/LogicalPlacement.ts';
import { contents, popover } from '../Popover/Popover.css.ts';
import { useControlled } from '../state/useControlled.ts';
import { layers } from '../theme/layers.ts';
import { createTooltipTurns } from '../Tooltip/tooltipTurns.ts';
import { useTip } from '../Tooltip/useTip.ts';
import * as css from './HoverCard.css.ts';
import { usePressOutside } from './usePressOutside.ts';
import { useTabOut } from './useTabOut.ts';

export interface HoverCardProps extends ElementProps {
  /** The name of the card, such as that of the person in it. */
  'aria-label': string;
  /** The preview, but nothing essential: touch never shows it. */
  content: ReactNode;
  /** One focusable control, such as a Link to the page that the card previews. */
  children: ReactElement<{ 'aria-describedby'?: string | undefined }>;
  /** The preferred side; it flips if there is no space. @default 'bottom start' */
  placement?: LogicalPlacement;
  /**
   * Milliseconds that the pointer rests on the control, or the focus on it, before the card is shown; the pointer waits only for the
   * first of several. @default 700
   */
  delay?: number;
  isOpen?: boolean;
  defaultOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
}

/** With more time than for a tooltip, because the way to a link in the card is longer. */
const turns = createTooltipTurns(300);

/**
 * A preview of what a link leads to, shown after the pointer or the keyboard's focus has rested on it for 700 ms. The pointer may
 * move onto it, Tab moves into it, and Escape hides it.
 */
export function HoverCard({ content, children, placement = 'bottom start', delay, ...state }: HoverCardProps) {
  requireProps('HoverCard', { 'aria-label': state['aria-label'], content, children });
  const ownId = useId();
  const id = state.id ?? ownId;
  const panel = useRef<HTMLElement>(null);
  const [isOpen, setIsOpen] = useControlled(state.isOpen, state.defaultOpen ?? false, state.onOpenChange);
  const isInCard = (target: EventTarget | null) => target instanceof Node && panel.current?.contains(target) === true;
  const change = (next: boolean) => {
    // Returned while the card is still there, the focus does not show it again.
    if (!next && isInCard(document.activeElement) && control.current instanceof HTMLElement) control.current.focus();
    setIsOpen(next);
  };
  const { control, setControl, tip } = useTip({ of: 'HoverCard', turns, isOpen, onOpenChange: change });

  useTabOut(isOpen, panel, control);
  usePressOutside(isOpen, [panel, control], () => turns.hide(tip));
  const leave = () => {
    const hasFocus = isInCard(document.activeElement) || control.current?.matches(':focus-visible');
    if (!hasFocus) turns.leave(tip);
  };
  // After React Aria's listener, which would lead on from what has the focus inside the card.
  const tabIn = (event: KeyboardEvent) => {
    const [first] = isOpen && event.key === 'Tab' && !event.shiftKey ? tabStops(panel.current) : [];
    if (!first) return;
    event.preventDefault();
    first.focus();
  };

  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- hears what happens to the control inside; no box of its own */}
      <span
        ref={setControl}
        className={contents}
        onPointerEnter={({ pointerType }) => pointerType !== 'touch' && turns.enter(tip, delay)}
        onPointerLeave={leave}
        onPointerDown={() => turns.hide(tip)}
        onFocus={({ target, relatedTarget }) =>
          target.matches(':focus-visible') && !isInCard(relatedTarget) && turns.focus(tip, delay)
        }
        onBlur={({ relatedTarget }) => isInCard(relatedTarget) || turns.hide(tip)}
        onKeyDown={tabIn}
      >
        {cloneElement(children, { 'aria-describedby': joinIds(children.props['aria-describedby'], isOpen && id) })}
      </span>
      <PageDirection>
        <Popover
          isNonModal
          ref={panel}
          triggerRef={control}
          isOpen={isOpen}
          onOpenChange={() => turns.hide(tip)}
          placement={placement}
          className={popover}
          style={{ zIndex: layers.popover }}
        >
          <div
            {...pickElementProps(state)}
            {...{ id }}
            role="group" // oxlint-disable-line jsx-a11y/prefer-tag-over-role -- a fieldset is for controls
            className={css.card}
            onPointerEnter={({ pointerType }) => pointerType !== 'touch' && turns.enter(tip)}
            onPointerLeave={leave}
          >
            {content}
          </div>
        </Popover>
      </PageDirection>
    </>
  );
}
