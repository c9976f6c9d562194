import * as t from '@duneline/specs/messages/account';
import { Button } from '@duneline/ui';
import { useState, type ReactNode } from 'react';
import { AppFrame } from '../features/app-frame/AppFrame.tsx';
import { SectionPalette } from '../features/app-frame/SectionPalette.tsx';

interface AdminAreaProps {
  /** The address of the console's overview. */
  readonly base: string;
  readonly person: ReactNode;
  readonly children: ReactNode;
}

/** The frame of the admin console, with the palette that finds its sections. */
export function AdminArea({ base, person, children }: AdminAreaProps) {
  const [isFinding, setIsFinding] = useState(false);
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
      person={
        <>
          {find}
          {person}
        </>
      }
    >
      {children}
      <SectionPalette area="admin" base={base} isOpen={isFinding} onOpenChange={setIsFinding} />
    </AppFrame>
  );
}
