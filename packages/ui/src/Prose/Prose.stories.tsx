import { expect } from 'storybook/test';
import { notes } from '../../../../.storybook/notes.ts';
import preview from '../../../../.storybook/preview.tsx';
import { Prose } from './Prose.tsx';

const meta = preview.meta({
  title: 'Text/Prose',
  component: Prose,
  parameters: notes({
    dos: ['Use it for text of plain elements: legal documents, answers, letters.', 'Start with `h2` if the page has an `h1`.'],
    donts: ["Do not put the kit's components into it: they have their own styles.", 'For a page use Heading, Text and List.'],
    announces: ['The elements: headings by level, lists, tables, quotations.'],
    clause: '§2 Footer: Legal & Disclosures',
  }),
});

const rules = (
  <>
    <h2>Rules of the evaluation</h2>
    <p>
      An evaluation is a <strong>simulated account</strong>. You reach a target of 10% and stay inside two limits; how long it
      takes is up to you. <a href="#limits">How the limits are counted</a> stands below.
    </p>
    <h3>What ends an evaluation</h3>
    <ul>
      <li>Equity at or below the daily limit, counted from the balance at 00:00 UTC+4.</li>
      <li>
        Equity at or below the loss floor:
        <ul>
          <li>it follows the highest closing balance,</li>
          <li>and never steps down.</li>
        </ul>
      </li>
    </ul>
    <h3>What happens when you pass</h3>
    <ol>
      <li>Close every position: the result counts when you are flat.</li>
      <li>
        Verify who you are. The code in the letter looks like <code>DL-48213</code>.
      </li>
      <li>Your fee comes back with the first payout.</li>
    </ol>
    <blockquote>A rule that cannot be drawn on a chart is not a rule of ours.</blockquote>
    <h4>In figures</h4>
    <table>
      <thead>
        <tr>
          <th scope="col">Size</th>
          <th scope="col">Daily limit</th>
          <th scope="col">Loss floor</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">10K</th>
          <td>$400</td>
          <td>$9,400</td>
        </tr>
        <tr>
          <th scope="row">100K</th>
          <td>$4,000</td>
          <td>$94,000</td>
        </tr>
      </tbody>
    </table>
    <hr />
    <p>
      <small>
        Sample figures. Press <kbd>?</kbd> for help.
      </small>
    </p>
  </>
);

export const States = meta.story({
  args: { children: rules, as: 'article' },
  play: async ({ canvas }) => {
    const paragraph = canvas.getByText(/is a/, { selector: 'p' });
    const characters = paragraph.getBoundingClientRect().width / parseFloat(getComputedStyle(paragraph).fontSize) / 0.5;
    await expect(characters).toBeLessThan(76);
    await expect(canvas.getAllByRole('list')).toHaveLength(3);
  },
});

export const OnAPhone = meta.story({
  name: 'Fits a phone without scrolling sideways',
  tags: ['!visual', 'audited'], // measured; longer than the window
  globals: { viewport: { value: 'phone' } },
  args: { children: rules },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
});

export const RightToLeft = meta.story({
  name: 'Puts marks and lines at the start of right-to-left lines',
  globals: { direction: 'rtl' },
  args: {
    lang: 'ar',
    children: (
      <>
        <h3>ما ينهي التقييم</h3>
        <ul>
          <li>الوصول إلى حد الخسارة اليومي في حساب المحاكاة.</li>
          <li>الوصول إلى أرضية الخسارة.</li>
        </ul>
        <blockquote>كل قاعدة عندنا يمكن رسمها على المخطط.</blockquote>
      </>
    ),
  },
});
