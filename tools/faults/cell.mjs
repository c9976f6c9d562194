// One cell of the matrix: opens the page while something fails, uses it, ends the fault and uses it again.
import { setTimeout as sleep } from 'node:timers/promises';
import * as t from '@duneline/specs/messages/connection-errors';

/** Longer than the time limit of a request with its three retries, in milliseconds. */
const patience = 90_000;
/** The visible messages of the page. */
const messages = (page) =>
  page.getByRole('status').or(page.getByRole('alert')).or(page.getByRole('alertdialog')).filter({ hasText: /\S/, visible: true });
const notice = (page) => page.getByRole('status').filter({ hasText: t.title });

/** @returns why the page did not survive, or `null` */
export async function tryCell({ browser, standIn, url, people, fault, name, screen }) {
  const context = await browser.newContext({
    serviceWorkers: fault.blocksWorker ? 'block' : 'allow',
    ...(screen.person && { storageState: storageOf(people[screen.person], fault) }),
  });
  context.setDefaultTimeout(patience);
  const page = await context.newPage();
  const thrown = [];
  const loads = [];
  page.on('pageerror', (error) => thrown.push(String(error)));
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame() && request.url().startsWith(url))
      loads.push(request.url());
  });
  try {
    await page.addLocatorHandler(page.getByRole('button', { name: 'Necessary Only' }), (button) => button.click());
    if (fault.script) await page.addInitScript(fault.script);
    await context.setExtraHTTPHeaders({ 'x-cell': name, ...(fault.header && { 'x-fault': fault.header }) });
    await page.goto(url + screen.path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    const problem = await use({ page, fault, screen });
    if (problem !== null) return problem;
    if (fault.isLie && !(await isReached(() => standIn.counted(name)))) return 'nothing of the backend was asked';
    await context.setExtraHTTPHeaders({ 'x-cell': name });
    const recovery = await recover({ page, fault, screen });
    if (recovery !== null) return recovery;
    if (loads.length > 1) return `it was loaded again: ${loads.at(-1)}`;
    return thrown.length === 0 ? null : `nobody caught ${thrown[0]}`;
  } catch (error) {
    const picture = `test-results/faults/${name.replaceAll(/\W+/g, '-')}.png`;
    // Best effort: the problem matters more than its picture, and a broken page may have none.
    await page.screenshot({ path: picture, fullPage: true }).catch(() => {});
    const [problem, ...log] = String(error.message).split('\n');
    return `${problem} ${log.find((line) => line.includes('waiting for')) ?? ''} (${picture})`;
  } finally {
    await context.close();
  }
}

function storageOf(state, { endsSession }) {
  if (!endsSession) return state;
  const ended = (item) =>
    item.name === 'duneline:session' ? { ...item, value: JSON.stringify({ ...JSON.parse(item.value), expires_at: 1 }) } : item;
  return { ...state, origins: state.origins.map((origin) => ({ ...origin, localStorage: origin.localStorage.map(ended) })) };
}

/** Fills the form in and sends it: what was typed must stay unless it worked, and the page must not claim that when it did not. */
async function use({ page, fault, screen }) {
  await screen.fill?.(page);
  if (screen.submit) {
    await screen.submit(page).click();
    const failure = screen.failed?.(page) ?? page.getByRole('alert').or(page.getByRole('alertdialog'));
    await failure.or(screen.worked(page)).first().waitFor();
    if (await screen.worked(page).isVisible()) return fault.isLie ? 'it says that it worked' : null;
  }
  const lost = await screen.findLost?.(page);
  if (lost) return `"${lost}" was typed and is gone`;
  return await findRepeated(page);
}

/** A message that is shown twice, or a second notice about the same cause. */
async function findRepeated(page) {
  const texts = (await messages(page).allInnerTexts()).map((text) => text.replaceAll(/\s+/g, ' ').trim());
  if (process.env.SHOW) process.stdout.write(`    ${JSON.stringify(texts)}\n`);
  const repeated = texts.find((text, index) => texts.indexOf(text) !== index);
  if (repeated !== undefined) return `it says twice "${repeated}"`;
  const notices = await notice(page).count();
  return notices > 1 ? `${notices} notices say the same` : null;
}

/** Pages ask for newer data once they are idle. */
async function isReached(count) {
  for (const end = performance.now() + 30_000; performance.now() < end; await sleep(100)) if (count() > 0) return true;
  return false;
}

/** A page that has recovered by itself meanwhile has no retry any more. */
const ignoreRecovered = () => {};

/** Uses the page again: it must work without a reload. */
async function recover({ page, screen }) {
  const retry = page.getByRole('button', { name: 'Try again' }).first();
  if (screen.submit && !(await screen.worked(page).isVisible())) await screen.submit(page).click();
  else if (await retry.isVisible()) await retry.click({ timeout: 10_000 }).catch(ignoreRecovered);
  await screen.worked(page).waitFor();
  await notice(page).waitFor({ state: 'hidden' });
  return null;
}
