import { brand } from '@duneline/specs/site';
import { homeLink } from '@duneline/specs/messages/shell';
import { Logo } from '@duneline/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import * as css from './guards.css.ts';

/** The frame of a screen that a guard shows in place of a page; takes the focus. */
export function GuardScreen({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const main = useRef<HTMLElement>(null);
  useEffect(() => main.current?.focus(), []);
  return (
    <main ref={main} tabIndex={-1} className={css.denied}>
      <title>{title}</title>
      <Link to="/" className={css.home} aria-label={homeLink({ name: brand.name })}>
        <Logo name={brand.name} />
      </Link>
      {children}
    </main>
  );
}
