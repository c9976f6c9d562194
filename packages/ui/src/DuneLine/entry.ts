// `@duneline/ui/dune-line`: the motif from numbers, for whoever draws where there is no page (social cards, e-mails). No styles come along.
export { fallAway, farDune, frontWave, midDune } from '../DuneRidge/farDunes.ts';
export { duneLine, type DuneOptions, type DunePaths } from './duneLine.ts';
export { sampleEvaluation } from './sampleEvaluation.ts';
