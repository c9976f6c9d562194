import { describe, expect, it } from 'vitest';
import { lintLineWith } from './lintLine.ts';

const lint = lintLineWith('translation.mjs', 'translation/loose-text');

describe('a text that comes and goes, or follows what does', () => {
  it.each([
    'return <p><b />{a.isOn && t.on}</p>;',
    'return <p>{a.isOn && `${a.count} on`}<b /></p>;',
    'return <p><b />{a.isOn ? t.on : null}</p>;',
    'return <p><b />{a.isOn ? t.on : <i>{t.off}</i>}</p>;',
    'return <p>{a.isOn && t.on({ count: 1 })} {a.isOff && <b />}</p>;',
    'return <p>{a.icon && <b />}{t.label}</p>;',
    'return <p>{a.icon && <b />} label</p>;',
    'return <p>{a.list.map((one) => <b key={one} />)}{t.label}</p>;',
    'return <p>{a.isOn && <>{t.on} <b /></>}</p>;',
    'return <>{a.isOn && t.on}<b /></>;',
  ])('is refused beside others: %s', async (line) => {
    expect(await lint(line)).toMatch(/breaks a translated page/);
  });

  it.each([
    'return <p>{a.isOn && t.on}</p>;',
    'return <p><b />{a.isOn && <span>{t.on}</span>}</p>;',
    'return <p>{t.label}{a.icon && <b />}</p>;',
    'return <p><b /> {t.label}</p>;',
    'return <p>{a.isOn ? t.on : t.off} {t.label}</p>;',
    'return <p>{a.name ?? t.nobody} {t.label}</p>;',
    'return <p>{a.icon && <b />}<span>{t.label}</span></p>;',
    'return <p>{a.isOn && <><i /><b /></>}</p>;',
  ])('is not what this is: %s', async (line) => {
    expect(await lint(line)).toMatch(/Found 0 warnings and 0 errors/);
  });
});
