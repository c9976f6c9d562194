/** The styles of the simulated provider: the site's colors, without anything to load. */
export const style = `
:root { color-scheme: light dark; --ground: #fbf9f5; --surface: #fff; --text: #1b1a17; --quiet: #5f5a50; --line: #ded8cb; --accent: #e2b872; }
@media (prefers-color-scheme: dark) {
  :root { --ground: #0c0c0b; --surface: #151513; --text: #f4f1ea; --quiet: #aaa498; --line: #2e2c28; }
}
* { box-sizing: border-box }
body { margin: 0; background: var(--ground); color: var(--text); font: 1rem/1.5 system-ui, sans-serif }
main { max-inline-size: 32rem; margin: 6vh auto; padding: 24px 16px; background: var(--surface); border: 1px solid var(--line); border-radius: 14px }
@media (width >= 40rem) { main { padding: 32px } }
@media (width < 33rem) { main { margin: 0; border: 0; border-radius: 0; min-block-size: 100vh } }
h1 { margin: 0 0 8px; font-size: 1.75rem; line-height: 1.15; letter-spacing: -0.02em }
h2 { margin: 32px 0 12px; font-size: 1rem; font-weight: 500 }
p { margin: 0 0 16px }
.quiet { color: var(--quiet) }
.amount { font-size: 2rem }
table { inline-size: 100%; margin-block-end: 24px; border-collapse: collapse; font-variant-numeric: tabular-nums }
th, td { padding-block: 10px; border-block-end: 1px solid var(--line); font-weight: 400 }
th { text-align: start }
td { text-align: end }
.total th, .total td { border: 0; font-weight: 600 }
.others { display: grid; gap: 8px }
button { inline-size: 100%; min-block-size: 48px; padding: 10px 16px; border: 1px solid var(--line); border-radius: 10px; background: none; color: inherit; font: inherit; text-align: start; cursor: pointer }
button:hover { border-color: var(--quiet) }
button.primary { min-block-size: 54px; border-color: var(--accent); background: var(--accent); color: #1b1a17; font-weight: 600; text-align: center }
:focus-visible { outline: 2px solid var(--text); outline-offset: 3px }
a { color: inherit }
`;
