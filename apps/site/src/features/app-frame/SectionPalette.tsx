import { Suspense, useEffect } from 'react';
import { lazyPart } from '../../lib/lazy-part/lazyPart.tsx';
import type { SectionCommandsProps } from './SectionCommands.tsx';

const SectionCommands = lazyPart<SectionCommandsProps>(async () => (await import('./SectionCommands.tsx')).SectionCommands);

export interface SectionPaletteProps extends SectionCommandsProps {
  readonly isOpen: boolean;
}

/** The palette of an application's sections and records, loaded when it is first opened; Ctrl K or ⌘ K opens it. */
export function SectionPalette({ isOpen, ...commands }: SectionPaletteProps) {
  const { onOpenChange } = commands;
  useEffect(() => {
    const open = (event: KeyboardEvent) => {
      if (event.defaultPrevented) return; // the article editor sets a link with the same keys
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
      event.preventDefault(); // the browser's own search field
      onOpenChange(true);
    };
    document.addEventListener('keydown', open);
    return () => document.removeEventListener('keydown', open);
  }, [onOpenChange]);
  return (
    isOpen && (
      <Suspense fallback={null}>
        <SectionCommands {...commands} />
      </Suspense>
    )
  );
}
