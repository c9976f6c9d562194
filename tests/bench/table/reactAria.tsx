import { Cell, Column, Row, Table, TableBody, TableHeader } from 'react-aria-components/Table';
import { TableLayout, Virtualizer } from 'react-aria-components/Virtualizer';
import { createRoot } from 'react-dom/client';
import { columns, trades } from './trades.ts';

createRoot(document.querySelector('main') ?? document.body).render(
  <Virtualizer layout={TableLayout} layoutOptions={{ rowHeight: 48, headingHeight: 44 }}>
    <Table aria-label="Trades" selectionMode="multiple" style={{ blockSize: 480, overflow: 'auto' }}>
      <TableHeader>
        {columns.map((id) => (
          <Column key={id} id={id} isRowHeader={id === 'id'}>
            {id}
          </Column>
        ))}
      </TableHeader>
      <TableBody items={trades}>
        {(trade) => (
          <Row id={trade.id}>
            {columns.map((id) => (
              <Cell key={id}>{trade[id]}</Cell>
            ))}
          </Row>
        )}
      </TableBody>
    </Table>
  </Virtualizer>,
);
