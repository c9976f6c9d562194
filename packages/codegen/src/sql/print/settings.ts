import type { BackendSpec } from '@duneline/specs/contract';
import { printValue } from '../../emit/printValue.ts';

/** The text of `settings.gen.ts`: the backend's settings other than tables. */
export const printSettings = (
  settings: Pick<BackendSpec, 'auth' | 'buckets' | 'edgeRuntime'> & { readonly maxRows: number | undefined },
): string =>
  [
    `import type { BackendSpec } from '../contract.ts';\n`,
    `export const settings = ${printValue(settings)} satisfies Partial<BackendSpec>;\n`,
  ].join('\n');
