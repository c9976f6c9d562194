// The reference pages for the site's measurements, in the same run: plain HTML, React alone, and a framework's starter.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { run } from '../../../tools/run.mjs';

const head = (title) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="description" content="A page to measure against."><link rel="icon" href="data:,"><title>${title}</title><style>body{font:16px/1.55 sans-serif;margin:0 auto;max-width:60rem;padding:1rem;background:#0c0c0b;color:#f4f1ea}h1{font-size:2.75rem;line-height:1}</style></head>`;
const sizes = ['5K', '10K', '25K', '50K', '100K', '200K'];
const fields = sizes
  .map((size, index) => `<label><input type="radio" name="size" value="${index + 1}"${index ? '' : ' checked'}> ${size}</label>`)
  .join(' ');

/** Writes a plain page whose selector needs eight lines of script; returns its folder. */
export async function plainPage(folder) {
  const dist = join(folder, 'plain');
  await mkdir(dist, { recursive: true });
  const script = `document.querySelector('form').addEventListener('change',e=>{document.querySelector('output').textContent='chosen '+e.target.value})`;
  const body = `<body><main><h1>One step to funded.</h1><p>Reach a target in a simulated account. Your fee comes back with a bonus.</p><form>${fields}</form><output>chosen 1</output></main><script>${script}</script></body></html>`;
  await publish(dist, head('Plain HTML') + body);
  return dist;
}

/** Builds a page that React renders in the browser; returns its folder. */
export async function reactPage(folder) {
  const source = join(folder, 'react-src');
  const dist = join(folder, 'react');
  await mkdir(source, { recursive: true });
  await writeFile(
    join(source, 'index.html'),
    `${head('Bare React')}<body><main id="root"></main><script type="module" src="/main.jsx"></script></body></html>`,
  );
  await writeFile(
    join(source, 'main.jsx'),
    `import { createElement as h, useState } from 'react';
import { createRoot } from 'react-dom/client';
const sizes = ${JSON.stringify(sizes)};
function Page() {
  const [chosen, choose] = useState(1);
  return [h('h1', { key: 1 }, 'One step to funded.'), h('p', { key: 2 }, 'Reach a target in a simulated account. Your fee comes back with a bonus.'),
    h('form', { key: 3 }, sizes.map((size, index) => h('label', { key: size }, h('input', { type: 'radio', name: 'size', value: index + 1, checked: chosen === index + 1, onChange: () => choose(index + 1) }), size))),
    h('output', { key: 4 }, 'chosen ' + chosen)];
}
createRoot(document.getElementById('root')).render(h(Page));
`,
  );
  await build({ configFile: false, root: source, logLevel: 'error', build: { outDir: dist, emptyOutDir: true } });
  return hosted(dist);
}

/** Builds the prerendered starter of React Router's framework mode, with two sentences; returns its folder. */
export async function starterPage() {
  const bench = join(import.meta.dirname, '..');
  const out = join(bench, 'node_modules', '.cache', 'starter'); // inside this folder, so that it is prerendered with the framework's own React Router
  await run(join(bench, 'node_modules', '.bin', 'react-router'), ['build'], {
    cwd: join(import.meta.dirname, 'starter'),
    env: { STARTER_OUT: out },
  });
  return hosted(join(out, 'client'));
}

/** Adds the files that `serveSite` requires. */
async function hosted(dist) {
  await writeFile(join(dist, '404.html'), head('Not found'));
  await writeFile(join(dist, '_redirects'), '');
  return dist;
}

async function publish(dist, html) {
  await writeFile(join(dist, 'index.html'), html);
  await writeFile(join(dist, '404.html'), html);
  await writeFile(join(dist, '_redirects'), '');
}
