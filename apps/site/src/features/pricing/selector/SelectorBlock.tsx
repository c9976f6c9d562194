import { checkoutPath, type PricingPhase } from '@duneline/machines';
import type { AddOn } from '@duneline/specs/site';
import * as t from '@duneline/specs/messages/pricing';
import { arrowRight, ButtonLink, Icon, PricingSelector } from '@duneline/ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import { checkoutLink } from './checkoutLink.tsx';
import { selectorView } from './selectorView.ts';
import type { PricingSelectorFlow } from './usePricingSelector.ts';

export interface SelectorBlockProps extends PricingSelectorFlow {
  readonly addOns: readonly AddOn['id'][];
  /** The heading level of the card's title. */
  readonly level?: 2 | 3;
  readonly onAddOnChange?: (id: string, isAdded: boolean) => void;
}

/** The pricing selector with its flow; loads the statechart when the user is about to use it. */
export function SelectorBlock({ view, send, preload, addOns, level, onAddOnChange }: SelectorBlockProps) {
  const block = useRef<HTMLDivElement>(null);
  const to = checkoutPath(view.checkout);
  const selectPhase = (phase: string) =>
    send({ type: 'phase.select', phase: phase === 'funded' ? 'funded' : ('phase-1' satisfies PricingPhase) });

  const preloadNow = useEffectEvent(preload);
  useEffect(() => {
    if (!block.current || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && preloadNow(), { rootMargin: '200px' });
    observer.observe(block.current);
    return () => observer.disconnect();
  }, []);

  return (
    <div ref={block} onPointerEnter={preload} onFocus={preload}>
      <PricingSelector
        level={level}
        view={selectorView(view, addOns)}
        program={view.programId}
        phase={view.phase}
        size={view.tierId}
        onProgramChange={(programId) => send({ type: 'program.select', programId })}
        onPhaseChange={selectPhase}
        onSizeChange={(tierId) => send({ type: 'size.select', tierId })}
        onAddOnChange={onAddOnChange}
        action={
          <ButtonLink variant="primary" size="lg" isWide href={to} render={checkoutLink(addOns)}>
            {t.receiptStart} <Icon of={arrowRight} />
          </ButtonLink>
        }
      />
    </div>
  );
}
