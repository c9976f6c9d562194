import type { OrderReceipt } from '../_shared/orders.ts';
import { outcomes } from './outcomes.ts';
import { style } from './style.ts';
import { words } from './words.ts';

type Language = keyof typeof words;

const dollars = (cents: number): string => (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });

const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** The simulated provider's page: works without scripts and by keyboard, and sends its form to its own URL. */
export function printPage(
  { number, totalCents, lines, payment }: OrderReceipt,
  language: Language,
  pages: () => { readonly success: string; readonly checkout: string },
): Response {
  const t = words[language];
  const rows = lines.map(
    ({ label, amountCents }) =>
      `<tr><th scope="row"><bdi>${escaped(label)}</bdi></th><td><bdi>${dollars(amountCents)}</bdi></td></tr>`,
  );
  const others = outcomes.flatMap((outcome) =>
    outcome === 'succeeded' || outcome === 'refused' ? [] : [button(outcome, t.outcomes[outcome])],
  );
  const target = () => (payment?.status === 'succeeded' ? pages().success : pages().checkout);
  const action =
    payment?.status === 'pending'
      ? `<form method="post">
${button('succeeded', t.pay(dollars(totalCents)), 'primary')}
<h2>${t.others}</h2>
<div class="others">${others.join('')}</div>
</form>`
      : `<p>${t.settled}</p><p><a href="${escaped(target())}">${t.back}</a></p>`;
  return print(
    language,
    `<h1>${t.title}</h1>
<p class="quiet">${t.lead}</p>
<p>${t.order(number, `<bdi>${escaped(payment?.method ?? '')}</bdi>`)}</p>
<table>${rows.join('')}<tr class="total"><th scope="row">${t.total}</th><td><bdi>${dollars(totalCents)}</bdi></td></tr></table>
${action}`,
  );
}

/** The bank's confirmation step. */
export function printChallenge({ totalCents }: OrderReceipt, language: Language): Response {
  const t = words[language];
  return print(
    language,
    `<h1>${t.challengeTitle}</h1>
<p class="quiet">${t.challengeText}</p>
<p class="amount"><bdi>${dollars(totalCents)}</bdi></p>
<form method="post">
${button('succeeded', t.confirm, 'primary')}
<div class="others">${button('refused', t.refuse)}</div>
</form>`,
  );
}

function button(outcome: string, label: string, look = 'secondary'): string {
  return `<button class="${look}" name="outcome" value="${outcome}">${label}</button>`;
}

function print(language: Language, content: string): Response {
  const { title } = words[language];
  const html = `<!doctype html>
<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<style>${style}</style>
<main>
${content}
</main>
</html>
`;
  return new Response(html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; form-action 'self' http: https:; frame-ancestors *",
      'cache-control': 'no-store',
    },
  });
}
