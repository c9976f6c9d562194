import type { SnapshotFrom } from 'xstate';
import { viewOfHolds } from '../playback/holds.ts';
import type { PlaybackView } from '../playback/holds.ts';
import type { HeroStatsContext, HeroStatsInput, heroStatsMachine } from './heroStats.machine.ts';
import { statsOfPage } from './statsOfPage.ts';

export interface HeroStatsView extends PlaybackView {
  /** Indices of the visible stats, at most four. */
  readonly shown: readonly number[];
}

/** The initial view for this input, for use before XState has loaded. */
export function initialHeroStatsView(input: HeroStatsInput): HeroStatsView {
  return viewOf({ ...input, page: 0 });
}

/** What the first screen shows for a snapshot of `heroStatsMachine` (spec §4). */
export function viewOfHeroStats({ context }: SnapshotFrom<typeof heroStatsMachine>): HeroStatsView {
  return viewOf(context);
}

function viewOf({ holds, count, page }: HeroStatsContext): HeroStatsView {
  return { ...viewOfHolds(holds), shown: statsOfPage(count, page) };
}
