import fc from 'fast-check';

// Properties try the same cases on every run; FC_SEED=<number> tries others, FC_RUNS=<number> more of them.
fc.configureGlobal({
  seed: Number(process.env.FC_SEED ?? 20261121),
  ...(process.env.FC_RUNS && { numRuns: Number(process.env.FC_RUNS) }),
});
