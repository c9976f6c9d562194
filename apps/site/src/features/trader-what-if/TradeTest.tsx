import * as t from '@duneline/specs/messages/trader-what-if';
import { rules } from '@duneline/specs/site';
import { Alert, FileDrop, Select, Spinner } from '@duneline/ui';
import { useState } from 'react';
import { fileWords } from '../../lib/file/fileWords.ts';
import { formatSize } from '../../lib/format/formatSize.ts';
import { sampleTier } from '../../lib/price/findTier.ts';
import type { Answer, Question } from './judgeText.ts';
import { labelOfClock } from './clocks.ts';
import { Problems } from './Problems.tsx';
import { ReadingForm } from './ReadingForm.tsx';
import { PassedSizes } from './PassedSizes.tsx';
import { SkippedLines } from './SkippedLines.tsx';
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
  const [question, setQuestion] = useState<Question>({ tierId: sampleTier().tier.id, options: {} });
  const { judged, open, ask } = useJudgedFile();

  const change = (next: Question) => {
    setQuestion(next);
    if (judged?.hasFailed) open(judged.file, next);
    else if (judged) ask(judged.file, next);
  };
  const choose = (file: File | undefined) => {
    // Columns and formats that were chosen for one file say nothing about the next.
    const next = { ...question, options: {} };
    setQuestion(next);
    open(file, next);
  };

  return (
    <>
      <div className={css.form}>
        <Select
          label={t.account}
          selectedKey={question.tierId}
          onSelectionChange={(tierId) => change({ ...question, tierId })}
          items={tiers}
        />
        <FileDrop
          label={t.file}
          description={t.fileHint}
          words={fileWords}
          accept={['text/csv', '.csv', '.txt', '.tsv', '.html', '.htm']}
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
          {!judged.isPending && <Result answer={judged.answer} />}
          <ReadingForm
            key={judged.fileId}
            answer={judged.answer}
            options={question.options}
            onChange={(options) => change({ ...question, options })}
          />
          <SkippedLines answer={judged.answer} />
        </>
      )}
    </>
  );
}

function Result({ answer }: { readonly answer: Answer }) {
  if (answer.problemCount > 0) return <Problems answer={answer} />;
  if (!answer.verdict) return <Alert tone="warning" title={t.noTrades} />;
  const { mostOpen, tierId, decision, view } = answer.verdict;
  return (
    <>
      <VerdictAlert verdict={answer.verdict} />
      <TradePath
        {...answer.verdict}
        dailyLimitCents={decision?.verdict === 'passed' ? undefined : view.dailyLoss.floorCents}
        caption={t.pictureTable}
      />
      <PassedSizes passed={answer.passed} tierId={tierId} />
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
