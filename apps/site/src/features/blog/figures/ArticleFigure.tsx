import type { ComponentType } from 'react';
import type { FigureName } from '../../../lib/article/figureNames.ts';
import { CopiedRisk, FeeAndBonus, SharedCopyDelay, PaidShare } from './barFigures.tsx';
import type { FigureProps } from './figureFrame.ts';
import { DailyLine, TrailingFloor, TwoFloors } from './floorFigures.tsx';
import { HalfSize, JournalSum, LosingStreak } from './lineFigures.tsx';
import { NewsWindow, PayoutDays, ServerDay } from './timeFigures.tsx';

const figures: Readonly<Record<FigureName, ComponentType<FigureProps>>> = {
  'copied-risk': CopiedRisk,
  'daily-line': DailyLine,
  'fee-and-bonus': FeeAndBonus,
  'half-size': HalfSize,
  'journal-sum': JournalSum,
  'losing-streak': LosingStreak,
  'news-window': NewsWindow,
  'one-clock': SharedCopyDelay,
  'paid-share': PaidShare,
  'payout-days': PayoutDays,
  'server-day': ServerDay,
  'trailing-floor': TrailingFloor,
  'two-floors': TwoFloors,
};

/** The figure of this name; for an unknown one only the caption. */
export function ArticleFigure({ name, caption }: { readonly name: string; readonly caption: string }) {
  const Figure = isKnown(name) ? figures[name] : undefined;
  return Figure ? <Figure summary={caption} /> : <p>{caption}</p>;
}

const isKnown = (name: string): name is FigureName => Object.hasOwn(figures, name);
