import * as t from '@duneline/specs/messages/security';
import { toast } from '@duneline/ui';
import { SecurityProvider } from '../SecurityProvider.tsx';
import { EnrollApp } from './EnrollApp.tsx';

/** Adds a person's first second factor, outside of the security settings. */
export function FirstFactor({ onCancel }: { readonly onCancel: () => void }) {
  return (
    <SecurityProvider>
      <EnrollApp onDone={(name) => toast({ tone: 'success', title: t.appAdded({ name }) })} onCancel={onCancel} />
    </SecurityProvider>
  );
}
