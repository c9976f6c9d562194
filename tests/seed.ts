import fc from 'fast-check';

// Properties try the same cases on every run; FC_SEED=<number> tries others, FC_TIMES=<number> so many times as many (`npm run fuzz`).
fc.configureGlobal({
  seed: Number(process.env.FC_SEED ?? 20261121),
  numRuns: 100 * Number(process.env.FC_TIMES ?? 1),
});
