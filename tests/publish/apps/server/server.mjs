import { readFile } from 'node:fs/promises';
import { createElement as h } from 'react';
import { renderToString } from 'react-dom/server';
import { fontFiles } from '@duneline/ui';
import { page } from './page.mjs';

const rules = await readFile(new URL(import.meta.resolve('@duneline/ui/style.css')), 'utf8');
const fonts = await Promise.all(fontFiles.map((file) => readFile(new URL(file))));
process.stdout.write(JSON.stringify({ html: renderToString(h(page)), rules, fontBytes: fonts.map(({ length }) => length) }));
