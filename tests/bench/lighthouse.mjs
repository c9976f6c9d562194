// Lighthouse as a mobile visitor; medians, because one run is noise.
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/**
 * Medians over `runs` of Lighthouse mobile on an address; times in milliseconds. Its own throttling is simulated from an
 * unthrottled load; `applied` is the same visit with the throttling really applied.
 */
export async function audit(url, { executablePath, args, runs = 3 }) {
  const results = [];
  for (let run = 0; run < runs; run += 1) {
    const chrome = await launch({ chromePath: executablePath, chromeFlags: ['--headless=new', ...args] });
    try {
      const { lhr } = await lighthouse(url, { port: chrome.port, output: 'json', logLevel: 'error', onlyCategories: CATEGORIES });
      if (lhr.runtimeError) throw new Error(`Lighthouse could not measure ${url}: ${lhr.runtimeError.message}`);
      const applied = await lighthouse(url, {
        port: chrome.port,
        output: 'json',
        logLevel: 'error',
        onlyCategories: ['performance'],
        throttlingMethod: 'devtools',
      });
      const failing = Object.values(lhr.audits).filter(
        ({ score, scoreDisplayMode }) => scoreDisplayMode === 'binary' && score === 0,
      );
      results.push({
        ...Object.fromEntries(CATEGORIES.map((name) => [name, lhr.categories[name].score * 100])),
        fcp: lhr.audits['first-contentful-paint'].numericValue,
        lcp: lhr.audits['largest-contentful-paint'].numericValue,
        tbt: lhr.audits['total-blocking-time'].numericValue,
        cls: lhr.audits['cumulative-layout-shift'].numericValue,
        appliedLcp: applied.lhr.audits['largest-contentful-paint'].numericValue,
        appliedTbt: applied.lhr.audits['total-blocking-time'].numericValue,
        failing: failing.map(({ id }) => id),
      });
    } finally {
      chrome.kill();
    }
  }
  const median = (name) => results.map((result) => result[name]).toSorted((a, b) => a - b)[Math.floor(results.length / 2)];
  const numbers = Object.fromEntries(
    [...CATEGORIES, 'fcp', 'lcp', 'tbt', 'cls', 'appliedLcp', 'appliedTbt'].map((name) => [name, median(name)]),
  );
  return { ...numbers, failing: [...new Set(results.flatMap(({ failing }) => failing))] };
}
