import * as t from '@duneline/specs/messages/trader-what-if';
import { rules } from '@duneline/specs/site';
import { Alert, FileDrop, KitProvider, Select, Spinner } from '@duneline/ui';
import { useState } from 'react';
import { fileWords } from '../../lib/file/fileWords.ts';
import { locale } from '../../lib/format/locale.ts';
import { formatSize } from '../../lib/format/formatSize.ts';
import { sampleTier } from '../../lib/price/findTier.ts';
import type { Answer } from './judgeText.ts';
import { labelOfClock } from './clocks.ts';
import { Problems } from './Problems.tsx';
import { ReadingForm } from './ReadingForm.tsx';
import { PassedSizes } from './PassedSizes.tsx';
import { SkippedLines } from './SkippedLines.tsx';
import type { ReadOptions } from './TradeFile.ts';
import { tiersOnSale } from './tiersOnSale.ts';
import { TradePath } from './TradePath.tsx';
import { useJudgedFile } from './useJudgedFile.ts';
import { VerdictAlert } from './VerdictAlert.tsx';
import * as css from './WhatIf.css.ts';

const tiers = tiersOnSale.map(({ id, program, tier }) => ({
  id,
  label: t.tier({ program: program.name, size: formatSize(tier.sizeCents) }),
}));

const MAX_BYTES = 20 * 1024 * 1024;

/** Judges a file of one's own trades by the rules of an evaluation; the file never leaves the browser. */
export function TradeTest() {
  const [tierId, setTierId] = useState<string>(sampleTier().tier.id);
  const [options, setOptions] = useState<ReadOptions>({});
  const { judged, open, ask } = useJudgedFile();

  const change = (next: ReadOptions) => {
    setOptions(next);
    if (judged) ask(judged.file, next);
  };
  const choose = (file: File | undefined) => {
    // Columns and formats that were chosen for one file say nothing about the next.
    setOptions({});
    open(file, {});
  };

  // The page is prerendered, where the browser's language is unknown.
  return (
    <KitProvider locale={locale}>
      <div className={css.form}>
        <Select label={t.account} value={tierId} onChange={setTierId} items={tiers} />
        <FileDrop
          label={t.file}
          description={t.fileHint}
          words={fileWords}
          acceptedFileTypes={['text/csv', '.csv', '.txt', '.tsv', '.html', '.htm']}
          maxBytes={MAX_BYTES}
          onChange={([chosen]) => choose(chosen)}
        />
      </div>
      {judged?.isPending && (
        <output className={css.pending}>
          <Spinner /> {t.pending}
        </output>
      )}
      {judged?.hasFailed && <Alert tone="danger" title={t.failed} />}
      {judged?.answer && (
        <>
          {!judged.isPending && <Result answer={judged.answer} tierId={tierId} />}
          <ReadingForm key={judged.fileId} answer={judged.answer} options={options} onChange={change} />
          <SkippedLines answer={judged.answer} />
        </>
      )}
    </KitProvider>
  );
}

function Result({ answer, tierId }: { readonly answer: Answer; readonly tierId: string }) {
  if (answer.problemCount > 0) return <Problems answer={answer} />;
  const verdict = answer.verdicts[tierId];
  if (!verdict) return <Alert tone="warning" title={t.noTrades} />;
  const { mostOpen, decision, view } = verdict;
  // After a pass or for inactivity there is no present day.
  const hasDay = decision === null || decision.rule === 'daily-loss' || decision.rule === 'maximum-loss';
  return (
    <>
      <VerdictAlert verdict={verdict} />
      <TradePath {...verdict} dailyLimitCents={hasDay ? view.dailyLoss.floorCents : undefined} caption={t.pictureTable} />
      <PassedSizes verdicts={answer.verdicts} tierId={tierId} />
      <p className={css.lead}>
        {[
          t.read({ count: answer.tradeCount }),
          ...(answer.zone === null ? [] : [t.readByClock({ zone: labelOfClock(answer.zone) })]),
          ...(mostOpen > rules.openPositions ? [t.manyOpen({ count: mostOpen, limit: rules.openPositions })] : []),
        ].join(' ')}
      </p>
    </>
  );
}
