import * as t from '@duneline/specs/messages/account';
import { Button } from '@duneline/ui';
import { Suspense, useState, type ReactNode } from 'react';
import type { SectionCounts } from '../features/admin-overview/WaitingCounts.tsx';
import { AppFrame } from '../features/app-frame/AppFrame.tsx';
import { SectionPalette, type SectionPaletteProps } from '../features/app-frame/SectionPalette.tsx';
import { lazyPart } from '../lib/lazy-part/lazyPart.tsx';

const WaitingCounts = lazyPart(async () => (await import('../features/admin-overview/WaitingCounts.tsx')).WaitingCounts, {
  isSilent: true,
});

/** Loaded with the first search. */
const findRecords: SectionPaletteProps['find'] = async (text, signal) => {
  const { findRecords: find } = await import('../features/admin-business/find/findRecords.ts');
  return find(text, signal);
};

interface AdminAreaProps {
  /** The address of the console's overview. */
  readonly base: string;
  readonly person: ReactNode;
  readonly children: ReactNode;
}

/** The frame of the admin console, with what waits in its sections, and the palette that finds them and their records. */
export function AdminArea({ base, person, children }: AdminAreaProps) {
  const [isFinding, setIsFinding] = useState(false);
  const [counts, setCounts] = useState<SectionCounts>({});
  const find = (
    <Button variant="quiet" size="sm" onPress={() => setIsFinding(true)}>
      {t.findButton}
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
      <SectionPalette area="admin" base={base} isOpen={isFinding} onOpenChange={setIsFinding} find={findRecords} />
    </AppFrame>
  );
}
