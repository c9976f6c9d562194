import '@duneline/ui/theme';
import type { ReactNode } from 'react';
import { Providers } from './Providers';

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" dir="ltr" className="light">
      <body>
        <Providers>{children}</Providers>
      </body>
    </html>
  );
}
