import { expect, test } from './site.ts';

// The browser reports every blocked attempt.
test.use({ expectedErrors: [/TrustedHTML|TrustedScript|Trusted Type/] });

test('no text becomes HTML, and no script or worker runs that is not a file of the site', async ({ site, page }) => {
  await site.open('/');
  const attempts = await page.evaluate(() => {
    const isRefused = (attempt: () => unknown) => {
      try {
        attempt();
        return false;
      } catch {
        return true;
      }
    };
    const load = (src: string) => () => Object.assign(document.createElement('script'), { src });
    return {
      html: isRefused(() => document.createElement('p').insertAdjacentHTML('beforeend', '<img src="" onerror="alert(1)">')),
      text: isRefused(() => Object.assign(document.createElement('script'), { text: 'alert(1)' })),
      foreign: isRefused(load('https://attacker.example/assets/a.js')),
      data: isRefused(load('data:text/javascript,alert(1)')),
      upload: isRefused(load('/storage/v1/object/public/avatars/a.js')),
      worker: isRefused(() => new Worker('/storage/v1/object/public/avatars/a.js')),
      own: isRefused(load('/assets/own.js')),
    };
  });
  expect(attempts).toEqual({ html: true, text: true, foreign: true, data: true, upload: true, worker: true, own: false });
});
