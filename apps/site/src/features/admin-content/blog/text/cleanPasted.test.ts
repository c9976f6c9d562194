// @vitest-environment jsdom
import { DOMParser } from 'prosemirror-model';
import { describe, expect, it } from 'vitest';
import { parseInert } from '../../../../lib/trusted-types/parseInert.ts';
import { articleSchema } from './articleSchema.ts';
import { cleanPasted } from './cleanPasted.ts';
import { writeArticle } from './writeArticle.ts';

/** The Markdown of what is pasted. */
function read(html: string): string {
  const { body } = parseInert(html);
  cleanPasted(body);
  return writeArticle(DOMParser.fromSchema(articleSchema).parse(body));
}

const wordItem = (sign: string, text: string, list = 'l0 level1 lfo1') => `
<p class=MsoListParagraphCxSpMiddle style='text-indent:-18.0pt;mso-list:${list}'><![if !supportLists]><span
style='font-family:Symbol;mso-bidi-font-family:Symbol'><span style='mso-list:Ignore'>${sign}<span
style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>${text}<o:p></o:p></p>`;

const word = `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word">
<head><meta name=Generator content="Microsoft Word 15"><!--[if gte mso 9]><xml><w:WordDocument></w:WordDocument></xml><![endif]-->
<style><!-- p.MsoNormal { margin:0cm; font-family:"Calibri",sans-serif; } --></style></head>
<body lang=EN-US style='tab-interval:36.0pt'><!--StartFragment-->
<h1>Before the session<o:p></o:p></h1>
<p class=MsoNormal>Write down <b style='mso-bidi-font-weight:normal'>three numbers</b>, then <i>stop</i>.<o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>${wordItem('·', 'The balance')}${wordItem('·', 'The <b>floor</b>')}${wordItem('o', 'Of today', 'l0 level2 lfo1')}
<p class=MsoNormal>In this order:<o:p></o:p></p>${wordItem('1.', 'Look', 'l1 level1 lfo2')}${wordItem('2.', 'Wait', 'l1 level1 lfo2')}
<table class=MsoTableGrid><tr><td><p class=MsoNormal>Size</p></td><td><p class=MsoNormal>Fee</p></td></tr>
<tr><td><p class=MsoNormal>$10k</p></td><td><p class=MsoNormal>$99</p></td></tr></table>
<!--EndFragment--></body></html>`;

const google = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-3f2a">
<h2 dir="ltr"><span style="font-size:16pt;font-weight:700;color:#000000;">Before the session</span></h2>
<p dir="ltr"><span style="font-weight:400;font-style:normal;">Write down </span><span style="font-weight:700;">three numbers</span><span
style="font-weight:400;">, then </span><span style="font-style:italic;">stop</span><span style="font-weight:400;">.<br></span></p>
<ul><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span style="font-weight:400;">The balance</span></p></li>
<ul><li dir="ltr" aria-level="2"><p dir="ltr" role="presentation"><a href="https://example.com/floor"><span>Of today</span></a></p></li></ul>
<li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span>The floor</span></p></li></ul></b><br class="Apple-interchange-newline">`;

describe('what is pasted', () => {
  it('from Word has its headings, bold words, lists and rows, and nothing else of Word', () => {
    expect(read(word)).toBe(
      [
        '## Before the session',
        'Write down **three numbers**, then *stop*.',
        '- The balance\n- The **floor**\n- Of today',
        'In this order:',
        '1. Look\n2. Wait',
        'Size · Fee',
        '$10k · $99\n',
      ].join('\n\n'),
    );
  });

  it('from Google Docs is bold and slanted where the document is, and its lists have one level', () => {
    expect(read(google)).toBe(
      [
        '## Before the session',
        'Write down **three numbers**, then *stop*.',
        '- The balance\n- [Of today](https://example.com/floor)\n- The floor\n',
      ].join('\n\n'),
    );
  });

  it.each([
    [
      'bullets below a number',
      wordItem('1.', 'A') + wordItem('·', 'a', 'l0 level2 lfo1') + wordItem('2.', 'B'),
      '1. A\n2. a\n3. B\n',
    ],
    ['two lists', wordItem('1.', 'A') + wordItem('·', 'B', 'l1 level1 lfo2'), '1. A\n\n- B\n'],
    ['Arabic numbers', wordItem('1-', 'واحد') + wordItem('2-', 'اثنان'), '1. واحد\n2. اثنان\n'],
    ['Arabic letters', wordItem('أ-', 'واحد'), '1. واحد\n'],
    ['letters that are bullets', wordItem('o', 'One') + wordItem('Ø', 'Two'), '- One\n- Two\n'],
    [
      'a numbered heading',
      "<h2 style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>1.<span>&nbsp; </span></span><b>Size</b></h2>",
      '## Size\n',
    ],
  ])('from Word has %s', (_what, html, markdown) => {
    expect(read(html)).toBe(markdown);
  });

  it.each([
    ['line breaks', '<p>One<br>two<br> <br>Three</p>', 'One two\n\nThree\n'],
    [
      'lists in lists',
      '<ol><li>A<ul><li>a</li><li>b<ul><li>c</li></ul></li></ul></li><li>B</li></ol>',
      '1. A\n2. a\n3. b\n4. c\n5. B\n',
    ],
    ['items of several paragraphs', '<ul><li><p>One</p><p>two</p></li></ul>', '- One two\n'],
    [
      'cells',
      '<table><tr><td>One<br>two</td><td></td><td><p><a href="/rules">Rules</a></p><p><b>now</b></p></td></tr><tr><td> </td></tr></table>',
      'One two · [Rules](/rules) **now**\n',
    ],
    ['one column', 'Before<table><tr><td>One</td></tr><tr><td><b>Two</b></td></tr></table>', 'Before\n\nOne\n\n**Two**\n'],
    ['a frame', '<table><tr><td><h2>Note</h2><p>One</p></td></tr></table>', '## Note\n\nOne\n'],
    [
      'a table in a table',
      '<table><tr><td><table><tr><td>A</td><td>B</td></tr></table></td></tr><tr><td>C</td></tr></table>',
      'A · B\n\nC\n',
    ],
  ])('from a page has %s', (_what, html, markdown) => {
    expect(read(html)).toBe(markdown);
  });
});
