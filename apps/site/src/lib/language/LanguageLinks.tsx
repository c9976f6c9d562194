import { languages } from '@duneline/specs/site';
import type { MouseEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { addressIn } from './addressIn.ts';
import { language } from './language.ts';

/** Links to this page in the other languages: plain links, because each language is a separate build. */
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

/** Adds the current query and fragment to the link; the prerendered page does not know them. */
function keepPlace({ currentTarget }: MouseEvent<HTMLAnchorElement>) {
  currentTarget.search = location.search;
  currentTarget.hash = location.hash;
}
