import { cloneElement, useEffect, useId, useRef, useState, type ReactElement, type ReactNode } from 'react';
import { Tooltip as Tip, TooltipTriggerStateContext } from 'react-aria-components/Tooltip';
import { joinIds } from '../element/joinIds.ts';
import { requireProps } from '../dev/requireProps.ts';
import type { ElementProps } from '../element/ElementProps.ts';
import { pickElementProps } from '../element/pickElementProps.ts';
import { warnOnce } from '../dev/warnOnce.ts';
import { PageDirection } from '../direction/PageDirection.tsx';
import type { LogicalPlacement } from '../Popover/LogicalPlacement.ts';
import { contents } from '../Popover/Popover.css.ts';
import { layers } from '../theme/layers.ts';
import * as css from './Tooltip.css.ts';
import { createTooltipTurns } from './tooltipTurns.ts';

export interface TooltipProps extends ElementProps {
  /** A short explanation of the control, but nothing essential: touch never shows it. */
  content: ReactNode;
  /** One focusable control, such as a Button or a Link. */
  children: ReactElement<{ 'aria-describedby'?: string | undefined; title?: string | undefined }>;
  /** The preferred side; it flips if there is no space. @default 'top' */
  placement?: Extract<LogicalPlacement, 'top' | 'bottom' | 'start' | 'end'>;
}

const turns = createTooltipTurns();
const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex]';

/**
 * An explanation of a control, shown after the pointer has rested on it for 700 ms (immediately within 300 ms of the last
 * tooltip, spec §9), and immediately on keyboard focus. The pointer may move onto it, and Escape hides it.
 */
export function Tooltip({ content, children, placement = 'top', ...passed }: TooltipProps) {
  requireProps('Tooltip', { children });
  const ownId = useId();
  const id = passed.id ?? ownId;
  const control = useRef<Element>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [tip] = useState(() => ({ show: () => setIsOpen(true), hide: () => setIsOpen(false) }));

  useEffect(() => {
    warnOnce(
      !control.current?.matches(FOCUSABLE),
      'A Tooltip stands at something that takes no focus, so the keyboard never sees it. Give it one Button or Link.',
      control.current,
    );
    return () => turns.hide(tip);
  }, [tip]);
  useEffect(() => {
    if (!isOpen) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation(); // the dialog around it remains open
      turns.hide(tip);
    };
    document.addEventListener('keydown', onKeyDown, true);
    return () => document.removeEventListener('keydown', onKeyDown, true);
  }, [isOpen, tip]);

  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- hears what happens to the control inside; no box of its own */}
      <span
        ref={(element) => {
          control.current = element?.firstElementChild ?? null;
        }}
        className={contents}
        onPointerEnter={({ pointerType }) => pointerType !== 'touch' && turns.enter(tip)}
        onPointerLeave={() => turns.leave(tip)}
        onPointerDown={() => turns.hide(tip)}
        onFocus={({ target }) => target.matches(':focus-visible') && turns.show(tip)}
        onBlur={() => turns.hide(tip)}
      >
        {cloneElement(children, {
          'aria-describedby': joinIds(children.props['aria-describedby'], isOpen && id),
          title: '', // the browser's own tooltip would repeat it
        })}
      </span>
      <TooltipTriggerStateContext
        value={{
          isOpen,
          shouldSkipAnimation: false,
          open: () => turns.show(tip),
          close: (isAtOnce) => (isAtOnce ? turns.hide(tip) : turns.leave(tip)),
        }}
      >
        <PageDirection>
          <Tip
            {...pickElementProps(passed)}
            {...{ id }}
            data-react-aria-top-layer="true" // an open dialog hides everything outside it, except elements with this attribute
            triggerRef={control}
            placement={placement}
            offset={8}
            className={css.tooltip}
            style={{ zIndex: layers.tooltip }}
          >
            {content}
          </Tip>
        </PageDirection>
      </TooltipTriggerStateContext>
    </>
  );
}
