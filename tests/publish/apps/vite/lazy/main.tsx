import { lazy, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import '@duneline/ui/theme';
import { Button } from '@duneline/ui/Button';

const DatePicker = lazy(() => import('@duneline/ui/DatePicker').then((module) => ({ default: module.DatePicker })));

createRoot(document.body).render(
  <Suspense fallback={<Button isPending>Loading</Button>}>
    <DatePicker label="Day" />
  </Suspense>,
);
