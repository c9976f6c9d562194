/** Content of a simulated provider's page. */
export interface ConsentPage {
  readonly title: string;
  /** What happens after the answer, in one sentence. */
  readonly explanation: string;
  /** The form's target: an absolute URL, whose query the form replaces. */
  readonly action: string;
  /** Hidden fields of the form. */
  readonly hidden: Iterable<readonly [name: string, value: string]>;
  /** The values entered before. */
  readonly typed: Readonly<Record<'name' | 'email', string>>;
  /** Addresses to choose from. */
  readonly people: readonly string[];
  /** Whether it asks only for the address. */
  readonly isAddressOnly: boolean;
  /** The problem with the last answer; empty if there is none. */
  readonly problem: string;
}

/** A page that asks for an identity, in HTML without scripts: a GET form whose `decision` is `allow` or `deny`. */
export function consentPage(page: ConsentPage): Response {
  const { title, explanation, action, hidden, typed, people, isAddressOnly, problem } = page;
  const unseen = [...hidden].map(([name, value]) => `<input type="hidden" name="${escape(name)}" value="${escape(value)}">`);
  const options = people.map((email) => `<option value="${escape(email)}"></option>`);
  const isInvalid = problem === '' ? '' : ' aria-invalid="true" aria-describedby="problem"';
  const html = `<!doctype html>
<html lang="en" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escape(title)}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${escape(title)}</h1>
<p>${escape(explanation)}</p>
${problem === '' ? '' : `<p id="problem" role="alert">${escape(problem)}</p>`}
<form method="get" action="${escape(action)}">
${unseen.join('\n')}
<label for="email">E-mail address</label>
<input id="email" name="email" type="email" dir="auto" autocomplete="email" list="people" value="${escape(typed.email)}"${isInvalid}>
<datalist id="people">${options.join('')}</datalist>
${isAddressOnly ? '' : moreFields(typed.name)}
<div>
<button name="decision" value="allow">Allow</button>
<button name="decision" value="deny" formnovalidate>Deny</button>
</div>
</form>
</main>
</body>
</html>
`;
  return new Response(html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'self'",
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    },
  });
}

const moreFields = (name: string): string => `<label for="name">Name</label>
<input id="name" name="name" dir="auto" autocomplete="name" value="${escape(name)}">
<label for="verification">The provider has verified the address</label>
<select id="verification" name="verification">
<option value="verified">Yes</option>
<option value="unverified">No</option>
</select>`;

const style = `:root { color-scheme: light dark; font-family: system-ui, sans-serif; line-height: 1.5; }
body { margin: 0; padding: 1rem; }
main { max-inline-size: 28rem; margin-inline: auto; }
form { display: grid; gap: 0.5rem; }
h1 { line-height: 1.25; }
input, select, button { box-sizing: border-box; font: inherit; padding: 0.5rem; min-block-size: 2.75rem; }
div { display: flex; flex-wrap: wrap; gap: 0.75rem; margin-block-start: 1rem; }
button { flex: 1; cursor: pointer; }
:focus-visible { outline: 3px solid; outline-offset: 2px; }
[role='alert'] { border-inline-start: 4px solid; padding-inline-start: 0.75rem; font-weight: bold; }`;

/** Escapes a text for HTML, including attributes. */
function escape(text: string): string {
  return text.toWellFormed().replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
