import { describe, expect, it } from 'vitest';
import { lintLineWith } from './lintLine.ts';

const lint = lintLineWith('errors.mjs', 'errors/raw-text');

describe('the technical text of an error on a screen', () => {
  it.each([
    'return <Alert>{a.error.message}</Alert>;',
    'return <Alert>{a.error?.message}</Alert>;',
    'return <Alert title={error instanceof Error ? error.message : null} />;',
    'a.read().catch((error) => setProblem(error instanceof Error ? error.message : String(error))); return null;',
    'try { a.read(); } catch (error) { setProblem(error.message); } return null;',
    'return <Alert>{(a.error ?? b.error)?.message ?? firstError.message}</Alert>;',
  ])('is refused: %s', async (line) => {
    expect(await lint(line)).toMatch(/no text for people/);
  });

  it.each([
    'return <Alert>{problemOf(a.error).text}</Alert>;',
    'return <Button onPress={() => console.error(a.error.message)} />;',
    'return <TextArea label={t.message} value={a.draft.message} />;',
    'console.error(a.error.message); return null;',
    'try { a.read(); } catch (error) { if (!(error instanceof PictureError)) throw error; setProblem(error.message); } return null;',
    'setProblem(a.error instanceof ContentFileError ? a.error.message : t.unread); return null;',
  ])('is not what this is: %s', async (line) => {
    expect(await lint(line)).toMatch(/Found 0 warnings and 0 errors/);
  });
});
