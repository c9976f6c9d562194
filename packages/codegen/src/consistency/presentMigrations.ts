import type { SourceText } from './SourceText.ts';

/** A function with its body, the end of a function, and the end of a constraint. */
const changes =
  /create (?<replaces>or replace )?function (?<made>[\w.]+)\s*\([\s\S]*?\bas (?<quote>\$\w*\$)[\s\S]*?\k<quote>|drop (?<kind>function|constraint) (?:if exists )?(?<dropped>[\w.]+)/gi;

/**
 * Migrations as they hold in the end: functions that a later statement replaces or drops, and the names of constraints that it drops, are
 * blank, so that rules compare nothing with what used to be. Positions stay.
 */
export function presentMigrations(files: readonly SourceText[]): SourceText[] {
  const texts = files.map(({ text }) => text);
  const blank = (index: number, start: number, end: number) => {
    const text = texts[index] ?? '';
    texts[index] = text.slice(0, start) + text.slice(start, end).replaceAll(/[^\n]/g, ' ') + text.slice(end);
  };
  const functions = new Map<string, Parameters<typeof blank>>();
  for (const [index, { text }] of files.entries()) {
    for (const { 0: whole, index: start, groups = {} } of text.matchAll(changes)) {
      const { made, replaces, kind, dropped = '' } = groups;
      if (kind === 'constraint') {
        for (let earlier = 0; earlier <= index; earlier += 1) {
          const until = earlier === index ? start : undefined;
          for (const { 0: name, index: at } of (texts[earlier] ?? '')
            .slice(0, until)
            .matchAll(new RegExp(`constraint ${dropped}\\b`, 'gi')))
            blank(earlier, at, at + name.length);
        }
        continue;
      }
      const old = functions.get(made ?? dropped);
      if (old !== undefined && (made === undefined || replaces !== undefined)) blank(...old);
      if (made !== undefined) functions.set(made, [index, start, start + whole.length]);
    }
  }
  return files.map(({ file }, index) => ({ file, text: texts[index] ?? '' }));
}
