import * as t from '@duneline/specs/messages/account';
import { Button } from '@duneline/ui';
import { Suspense, useState, type ReactNode } from 'react';
import type { SectionCounts } from '../features/admin-overview/WaitingCounts.tsx';
import { AppFrame } from '../features/app-frame/AppFrame.tsx';
import { SectionPalette } from '../features/app-frame/SectionPalette.tsx';
import { lazyPart } from '../lib/lazy-part/lazyPart.tsx';

const WaitingCounts = lazyPart(async () => (await import('../features/admin-overview/WaitingCounts.tsx')).WaitingCounts, {
  isSilent: true,
});

interface AdminAreaProps {
  /** The address of the console's overview. */
  readonly base: string;
  readonly person: ReactNode;
  readonly children: ReactNode;
}

/** The frame of the admin console, with what waits in its sections, and the palette that finds them. */
export function AdminArea({ base, person, children }: AdminAreaProps) {
  const [isFinding, setIsFinding] = useState(false);
  const [counts, setCounts] = useState<SectionCounts>({});
  const find = (
    <Button variant="quiet" size="sm" onPress={() => setIsFinding(true)}>
      {t.findSectionButton}
    </Button>
  );
  return (
    <AppFrame
      area="admin"
      title={t.adminArea}
      base={base}
      counts={counts}
      person={
        <>
          {find}
          {person}
        </>
      }
    >
      {children}
      <Suspense fallback={null}>
        <WaitingCounts onChange={setCounts} />
      </Suspense>
      <SectionPalette area="admin" base={base} isOpen={isFinding} onOpenChange={setIsFinding} />
    </AppFrame>
  );
}
