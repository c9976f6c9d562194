import * as t from '@duneline/specs/messages/checkout';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { PaidOrder } from './PaidOrder.tsx';
import { sampleReceipt } from './sampleReceipt.test-support.ts';

it('says what happens next with an order that is paid, and nothing of an open account after a refund', () => {
  const pageOf = (status: 'paid' | 'refunded') => {
    const queries = new QueryClient();
    queries.setQueryData(['receipt', 'k1', null], { ...sampleReceipt, status });
    return renderToStaticMarkup(
      <QueryClientProvider client={queries}>
        <MemoryRouter>
          <PaidOrder orderKey="k1" />
        </MemoryRouter>
      </QueryClientProvider>,
    );
  };
  expect(pageOf('paid')).toContain(t.nextReady);
  expect(pageOf('refunded')).toContain(t.refundTitle);
  expect(pageOf('refunded')).not.toContain(t.nextReady);
});
