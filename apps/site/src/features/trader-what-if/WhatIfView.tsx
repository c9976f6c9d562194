import * as t from '@duneline/specs/messages/trader-what-if';
import { catalogue, rules } from '@duneline/specs/site';
import { Alert, FileDrop, SampleNote, Select, Table, type TableColumn } from '@duneline/ui';
import { useState } from 'react';
import { formatSize } from '../../lib/format/formatSize.ts';
import { sampleTier } from '../../lib/price/findTier.ts';
import type { CellProblem, TradeFile } from './readTrades.ts';
import type { Verdict } from './judgeTrades.ts';
import { VerdictAlert } from './VerdictAlert.tsx';
import * as css from './WhatIf.css.ts';

const tiers = catalogue.programs
  .filter(({ isAvailable }) => isAvailable)
  .flatMap(({ name, tiers: sizes }) =>
    sizes.map(({ id, sizeCents }) => ({ id, label: t.tier({ program: name, size: formatSize(sizeCents) }) })),
  );

const reasons: Readonly<Record<CellProblem['reason'], string>> = {
  'missing-column': t.missingColumn,
  'bad-time': t.badTime,
  'bad-amount': t.badAmount,
  'closed-before-opened': t.closedBeforeOpened,
};

const problemColumns: readonly TableColumn<CellProblem>[] = [
  { id: 'line', label: t.line, cell: ({ line }) => line },
  { id: 'column', label: t.column, cell: ({ column }) => <bdi>{column}</bdi> },
  { id: 'text', label: t.found, cell: ({ text }) => <bdi>{text}</bdi> },
  { id: 'reason', label: t.reason, cell: ({ reason }) => reasons[reason] },
];

const MAX_BYTES = 2_000_000;

/** Judges a file of one's own trades by the rules of an evaluation; the file never leaves the browser. */
export function WhatIfView() {
  const [tierId, setTierId] = useState(sampleTier().tier.id);
  const [file, setFile] = useState<TradeFile | null>(null);
  const [verdict, setVerdict] = useState<Verdict | null>(null);

  const judge = async (tier: string, read: TradeFile | null) => {
    const isWhole = read !== null && read.problems.length === 0 && read.trades.length > 0;
    setVerdict(isWhole ? (await import('./judgeTrades.ts')).judgeTrades(tier, read.trades) : null);
  };
  const choose = async (chosen: File | undefined) => {
    const read = chosen ? (await import('./readTrades.ts')).readTrades(await chosen.text()) : null;
    setFile(read);
    await judge(tierId, read);
  };

  return (
    <section className={css.card} aria-labelledby="what-if">
      <div className={css.head}>
        <h2 id="what-if" className={css.title}>
          {t.title}
        </h2>
        <SampleNote>{t.simulated}</SampleNote>
      </div>
      <p className={css.lead}>{t.lead}</p>
      <div className={css.form}>
        <Select
          label={t.account}
          selectedKey={tierId}
          onSelectionChange={(id) => {
            setTierId(id);
            void judge(id, file);
          }}
          items={tiers}
        />
        <FileDrop
          label={t.file}
          description={t.fileHint}
          accept={['text/csv', '.csv']}
          maxBytes={MAX_BYTES}
          onChange={([chosen]) => void choose(chosen)}
        />
      </div>
      {file && file.problems.length === 0 && file.trades.length === 0 && <Alert tone="warning" title={t.noTrades} />}
      {file && file.problems.length > 0 && (
        <>
          <Alert tone="danger" title={t.wrongFile({ count: file.problems.length })} />
          <Table
            caption={t.problemsCaption}
            rows={file.problems}
            rowKey={({ line, column }) => `${line} ${column}`}
            columns={problemColumns}
            maxBlockSize="360px"
          />
        </>
      )}
      {verdict && <VerdictAlert verdict={verdict} />}
      {verdict && verdict.mostOpen > rules.openPositions && (
        <p className={css.lead}>{t.manyOpen({ count: verdict.mostOpen, limit: rules.openPositions })}</p>
      )}
    </section>
  );
}
