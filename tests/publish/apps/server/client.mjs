import '@duneline/ui/theme';
import { createElement as h } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { page } from './page.mjs';

hydrateRoot(document.querySelector('#root'), h(page));
