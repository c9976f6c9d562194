/** The stage of `npm test` that must fail; `lint` is the first half of its `check`, `races` is part of `npm run platform`. */
type Stage = 'lint' | 'check' | 'unit' | 'races' | 'storybook' | 'visual' | 'e2e';

export interface Fault {
  readonly name: string;
  readonly file: string;
  /** Occurs once in the file. */
  readonly search: string;
  readonly replacement: string;
  readonly stage: Stage;
  /** As `--only` takes it: the files or stories that are enough to notice; of races one name. */
  readonly only?: readonly string[];
  /** What the output says when the stage fails for the right reason. */
  readonly reason: RegExp;
  /** The spec is changed together with what is generated from it, as somebody would who means it. */
  readonly isRegenerated?: true;
}
