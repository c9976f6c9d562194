import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ClicksToSales } from './ClicksToSales.tsx';

const total = { clicks: 120, signUps: 1, buyers: 1, sales: 3, signUpSales: 1, saleCents: 0, commissionCents: 0 };
const read = (change: Partial<typeof total>) =>
  renderToStaticMarkup(<ClicksToSales total={{ ...total, ...change }} />).replaceAll(/<[^>]*>/g, ' ');

it('says whose sales are counted, and takes only people who signed up for a part of the sign-ups', () => {
  const text = read({});
  expect(text).toContain('120 clicks and 1 sign-up in this period; 1 of them has bought since.');
  expect(text).toContain('3 sales in this period: 1 to people who signed up through your links, 2 to people who');
  expect(text).toMatch(/Sign-ups who bought\s+1\s+100% of sign-ups/);
});

it('gives no share of clicks where more people signed up than clicks were counted', () => {
  const text = read({ clicks: 2, signUps: 3 });
  expect(text).not.toMatch(/% of clicks|150%/);
  expect(text).toMatch(/Sign-ups\s+3\s+Sign-ups who bought\s+1\s+33\.3%\s+50%/);
  expect(text).toContain('33.3% of sign-ups');
});
