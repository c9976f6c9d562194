// `@duneline/ui/dune-line`: the drawing functions without components and styles, for social cards and e-mails.
export { fallAway, farDune, frontWave, midDune } from '../DuneRidge/farDunes.ts';
export { duneLine, type DuneOptions, type DunePaths } from './duneLine.ts';
export { sampleEvaluation } from './sampleEvaluation.ts';
