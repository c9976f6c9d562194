/** What the page shows of an order. */
export interface Receipt {
  readonly number: number;
  readonly totalCents: number;
  readonly lines: readonly { readonly label: string; readonly amountCents: number }[];
  readonly payment: { readonly id: string; readonly status: string; readonly method: string; readonly amountCents: number };
}

const dollars = (cents: number): string => (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });

const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** The page of the simulated provider: no script, works by keyboard, sends its form to its own address. */
export function printPage({ number, totalCents, lines, payment }: Receipt): Response {
  const rows = lines.map(
    ({ label, amountCents }) => `<tr><th scope="row">${escaped(label)}</th><td>${dollars(amountCents)}</td></tr>`,
  );
  const action =
    payment.status === 'pending'
      ? `<form method="post">
<button name="outcome" value="succeeded">Pay ${dollars(totalCents)}</button>
<button name="outcome" value="failed">Let the bank decline it</button>
</form>`
      : `<p>This payment is settled: ${escaped(payment.status)}.</p>`;
  const html = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Simulated payment, order ${number}</title>
<style>
body { font: 1rem/1.5 system-ui; max-inline-size: 32rem; margin: 2rem auto; padding-inline: 1rem; color-scheme: light dark }
table { inline-size: 100%; border-collapse: collapse }
th { text-align: start; font-weight: normal }
td { text-align: end }
button { font: inherit; padding: 0.5rem 1rem; margin-block-start: 1rem }
</style>
<h1>Simulated payment</h1>
<p>No money moves here. Order ${number}, by ${escaped(payment.method)}.</p>
<table>${rows.join('')}<tr><th scope="row"><strong>Total</strong></th><td><strong>${dollars(totalCents)}</strong></td></tr></table>
${action}
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
