'use client';
import { KitProvider } from '@duneline/ui';
import NextLink from 'next/link';
import type { ReactNode } from 'react';

export function Providers({ children }: { children: ReactNode }) {
  return (
    <KitProvider locale="en-US" renderLink={(parts) => <NextLink {...parts} />}>
      {children}
    </KitProvider>
  );
}
