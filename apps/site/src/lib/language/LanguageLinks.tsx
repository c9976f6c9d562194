import { languages } from '@duneline/specs/site';
import type { MouseEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { addressIn } from './addressIn.ts';
import { language } from './language.ts';

/** The same page in the other languages: plain links, since each language is a site of its own. */
export function LanguageLinks({ className }: { readonly className: string }) {
  const { pathname } = useLocation();
  return languages.map(
    ({ id, name }) =>
      id !== language && (
        <a key={id} lang={id} hrefLang={id} href={addressIn(id, pathname)} className={className} onClick={keepPlace}>
          {name}
        </a>
      ),
  );
}

/** What was chosen on the page goes along; a prerendered page cannot know it. */
function keepPlace({ currentTarget }: MouseEvent<HTMLAnchorElement>) {
  currentTarget.search = location.search;
  currentTarget.hash = location.hash;
}
