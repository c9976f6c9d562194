import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Gives the tests of a run a folder of their own for temporary files, which is removed after the run. */
export default function setup(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'duneline-tests-'));
  // The workers, which start later, inherit these. Windows reads the second and third.
  for (const name of ['TMPDIR', 'TEMP', 'TMP']) process.env[name] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
