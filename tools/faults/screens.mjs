// The pages of the matrix: who opens them, what is typed there, what is pressed, and what shows afterwards.
import * as t from '@duneline/specs/messages/checkout';
import { personas } from '@duneline/specs/scenarios';
import { totp } from '../../tests/totp.ts';

const box = (page, name) => page.getByRole('textbox', { name, exact: typeof name === 'string' });
const heading = (page) => page.getByRole('heading', { level: 1 });
const { affiliate, admin, trader } = personas;

/** A page without a form: its content is prerendered or comes from the backend. */
const read = (path, person) => ({ path, person, worked: heading });

/** A form of text fields: how to fill it in, and the first text that is no longer in its field. */
function form(fields) {
  return {
    fill: async (page) => {
      for (const [field, text] of fields) await field(page).fill(text);
    },
    findLost: async (page) => {
      for (const [field, text] of fields) if ((await field(page).inputValue()) !== text) return text;
      return undefined;
    },
  };
}

const buyer = { email: 'ann.lee@duneline.example', name: 'Ann Lee', country: 'Jordan' };

async function fillInOrder(page) {
  await box(page, t.emailLabel).fill(buyer.email);
  await box(page, t.fullNameLabel).fill(buyer.name);
  await page.getByRole('combobox', { name: t.countryLabel }).fill(buyer.country);
  await page.getByRole('option', { name: buyer.country }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByRole('radio', { name: /^PayPal/ }).press('Space');
  await page.getByRole('checkbox', { name: t.termsAccept }).press('Space');
}

async function findLostOfOrder(page) {
  const back = page.getByRole('button', { name: t.backToOrder });
  if (await back.isVisible()) await back.click();
  const fields = [box(page, t.emailLabel), box(page, t.fullNameLabel), page.getByRole('combobox', { name: t.countryLabel })];
  for (const [index, text] of Object.values(buyer).entries()) if ((await fields[index].inputValue()) !== text) return text;
  if (!(await page.getByRole('radio', { name: /^PayPal/ }).isChecked())) return 'PayPal';
  if (!(await page.getByRole('checkbox', { name: t.termsAccept }).isChecked())) return 'the terms';
  return undefined;
}

export const screens = {
  home: read('/'),
  pricing: read('/pricing'),
  leaderboard: read('/leaderboard'),
  checkout: {
    path: '/checkout?tier=2&type=1-step',
    fill: fillInOrder,
    findLost: findLostOfOrder,
    submit: (page) => page.getByRole('button', { name: /^Order and pay/ }),
    failed: (page) => page.getByRole('alert').or(page.getByRole('button', { name: t.sendAgain })),
    worked: (page) => page.getByRole('heading', { name: 'Simulated payment' }),
  },
  'sign-in': {
    path: '/affiliate-login',
    ...form([
      [(page) => box(page, /e-mail/i), affiliate.account.email],
      [(page) => page.getByLabel('Password', { exact: true }), affiliate.account.password],
    ]),
    submit: (page) => page.getByRole('button', { name: 'Sign in', exact: true }),
    worked: (page) => page.getByRole('button', { name: 'Sign out' }).first(),
  },
  contact: {
    path: '/contact',
    ...form([
      [(page) => box(page, 'Your name'), 'Hana Saleh'],
      [(page) => box(page, 'E-mail address'), 'hana@mail.example'],
      [(page) => box(page, 'Message'), 'May I change the platform of an account that is open?'],
    ]),
    submit: (page) => page.getByRole('button', { name: 'Send the message' }),
    worked: (page) => page.getByRole('heading', { name: 'Your message has arrived.' }),
  },
  dashboard: read('/dashboard', 'trader'),
  affiliate: read('/affiliate-dashboard', 'affiliate'),
  admin: read('/admin', 'admin'),
};

/** The browser storage of each person who is signed in. */
export async function signedIn(browser, url) {
  const people = {};
  for (const [name, { account }] of Object.entries({ trader, affiliate, admin })) {
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.goto(`${url}/${name === 'admin' ? 'admin-login' : 'affiliate-login'}`);
    await page.getByRole('button', { name: 'Necessary Only' }).click();
    await box(page, /e-mail/i).fill(account.email);
    await page.getByLabel('Password', { exact: true }).fill(account.password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    if (account.totp) await box(page, 'Code').pressSequentially(totp(account.totp.secret, Date.now()));
    await page.getByRole('button', { name: 'Sign out' }).first().waitFor({ timeout: 60_000 });
    people[name] = await context.storageState();
    await context.close();
  }
  return people;
}
