// Lighthouse for mobile visitors; medians, because single runs vary.
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

const NUMBERS = ['fcp', 'lcp', 'tbt', 'cls', 'fontBytes', 'appliedLcp', 'appliedTbt'];

/**
 * Medians over `runs` of Lighthouse mobile for a URL; times in milliseconds. By default throttling is simulated from an
 * unthrottled load; `isApplied` adds a visit with real throttling.
 * @returns {Promise<Record<'performance' | 'accessibility' | 'best-practices' | 'seo' | 'fcp' | 'lcp' | 'tbt' | 'cls' |
 * 'fontBytes' | 'appliedLcp' | 'appliedTbt', number> & { readonly failing: string[] }>}
 */
export async function audit(url, { executablePath, args, runs = 3, isApplied = false }) {
  const results = [];
  for (let run = 0; run < runs; run += 1) {
    const chrome = await launch({ chromePath: executablePath, chromeFlags: ['--headless=new', ...args] });
    try {
      const { lhr } = await lighthouse(url, { port: chrome.port, output: 'json', logLevel: 'error', onlyCategories: CATEGORIES });
      if (lhr.runtimeError) throw new Error(`Lighthouse could not measure ${url}: ${lhr.runtimeError.message}`);
      const applied = isApplied ? await audits(url, chrome.port) : {};
      const failing = Object.values(lhr.audits).filter(
        ({ score, scoreDisplayMode }) => scoreDisplayMode === 'binary' && score === 0,
      );
      results.push({
        ...Object.fromEntries(CATEGORIES.map((name) => [name, lhr.categories[name].score * 100])),
        fcp: lhr.audits['first-contentful-paint'].numericValue,
        lcp: lhr.audits['largest-contentful-paint'].numericValue,
        tbt: lhr.audits['total-blocking-time'].numericValue,
        cls: lhr.audits['cumulative-layout-shift'].numericValue,
        fontBytes: bytesOf(lhr, 'Font'),
        appliedLcp: applied['largest-contentful-paint']?.numericValue,
        appliedTbt: applied['total-blocking-time']?.numericValue,
        failing: failing.map(({ id }) => id),
      });
    } finally {
      chrome.kill();
    }
  }
  const median = (name) => results.map((result) => result[name]).toSorted((a, b) => a - b)[Math.floor(results.length / 2)];
  const numbers = Object.fromEntries([...CATEGORIES, ...NUMBERS].map((name) => [name, median(name)]));
  return { ...numbers, failing: [...new Set(results.flatMap(({ failing }) => failing))] };
}

/** Lighthouse's audits of a visit with real throttling. */
async function audits(url, port) {
  const { lhr } = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: ['performance'],
    throttlingMethod: 'devtools',
  });
  return lhr.audits;
}

/** Transferred bytes of one kind of file until the page was idle. */
const bytesOf = (lhr, kind) =>
  (lhr.audits['network-requests'].details?.items ?? [])
    .filter(({ resourceType }) => resourceType === kind)
    .reduce((sum, { transferSize }) => sum + transferSize, 0);
