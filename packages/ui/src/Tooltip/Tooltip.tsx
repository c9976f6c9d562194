import { cloneElement, useId, useState, type ReactElement, type ReactNode } from 'react';
import { Tooltip as Tip, TooltipTriggerStateContext } from 'react-aria-components/Tooltip';
import { joinIds } from '../element/joinIds.ts';
import { requireProps } from '../dev/requireProps.ts';
import type { ElementProps } from '../element/ElementProps.ts';
import { pickElementProps } from '../element/pickElementProps.ts';
import { PageDirection } from '../direction/PageDirection.tsx';
import type { LogicalPlacement } from '../Popover/LogicalPlacement.ts';
import { contents } from '../Popover/Popover.css.ts';
import { layers } from '../theme/layers.ts';
import * as css from './Tooltip.css.ts';
import { createTooltipTurns } from './tooltipTurns.ts';
import { useTip } from './useTip.ts';

export interface TooltipProps extends ElementProps {
  /** A short explanation of the control, but nothing essential: touch never shows it. */
  content: ReactNode;
  /** One focusable control, such as a Button or a Link. */
  children: ReactElement<{ 'aria-describedby'?: string | undefined; title?: string | undefined }>;
  /** The preferred side; it flips if there is no space. @default 'top' */
  placement?: Extract<LogicalPlacement, 'top' | 'bottom' | 'start' | 'end'>;
  /** Milliseconds that the pointer rests on the control before it is shown, except right after another one. @default 700 */
  delay?: number;
}

const turns = createTooltipTurns();

/**
 * An explanation of a control, shown after the pointer has rested on it for 700 ms (immediately within 300 ms of the last
 * tooltip, spec §9), and immediately on keyboard focus. The pointer may move onto it, and Escape hides it.
 */
export function Tooltip({ content, children, placement = 'top', delay, ...passed }: TooltipProps) {
  requireProps('Tooltip', { children });
  const ownId = useId();
  const id = passed.id ?? ownId;
  const [isOpen, setIsOpen] = useState(false);
  const { control, setControl, tip } = useTip({ of: 'Tooltip', turns, isOpen, onOpenChange: setIsOpen });

  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- hears what happens to the control inside; no box of its own */}
      <span
        ref={setControl}
        className={contents}
        onPointerEnter={({ pointerType }) => pointerType !== 'touch' && turns.enter(tip, delay)}
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
