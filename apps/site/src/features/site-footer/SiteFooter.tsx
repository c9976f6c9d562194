import { brand } from '@duneline/specs/site';
import * as t from '@duneline/specs/messages/footer';
import { opensInNewTab } from '@duneline/specs/messages/shell';
import { arrowRight, Hairline, Icon, VisuallyHidden } from '@duneline/ui';
import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import { LanguageLinks } from '../../lib/language/LanguageLinks.tsx';
import { language } from '../../lib/language/language.ts';
import { useCall } from '../../lib/live-content/useCall.ts';
import { useMenu } from '../../lib/live-content/useMenu.ts';
import { lazyPart } from '../../lib/lazy-part/lazyPart.tsx';
import { FooterColumn } from './FooterColumn.tsx';
import { callAddress, helpLinks, programLinks, siteLinks, socialLinks } from './footerLinks.ts';
import { FooterLink } from './FooterLink.tsx';
import { LegalPanel } from './LegalPanel.tsx';
import * as css from './SiteFooter.css.ts';

const NumeralsChoice =
  language === 'ar' ? lazyPart(async () => (await import('./NumeralsChoice.tsx')).NumeralsChoice, { isSilent: true }) : null;

/** The footer of every public page (spec §2). */
export function SiteFooter() {
  const site = useMenu('footer', siteLinks);
  const program = useMenu('program', programLinks);
  const help = useMenu('help', helpLinks);
  const social = useMenu('social', socialLinks);
  const call = useCall('footer-funded', t.footerCall, callAddress);
  const [before, after] = call.label.split('->').map((word) => word.trim());
  return (
    <footer className={css.footer}>
      <Hairline />
      <div className={css.inner}>
        {call.isShown && (
          <Link to={call.href} className={css.call}>
            <span>{before}</span> {after !== undefined && <VisuallyHidden>-&gt;</VisuallyHidden>}
            <Icon of={arrowRight} /> <span>{after}</span>
          </Link>
        )}
        <div className={css.columns}>
          <p className={css.education}>{t.footerEducation({ name: brand.name })}</p>
          <FooterColumn title={t.footerSite}>
            {site.map((link) => (
              <FooterLink key={link.id} link={link} />
            ))}
          </FooterColumn>
          <FooterColumn title={t.footerProgram}>
            {program.map((link) => (
              <FooterLink key={link.id} link={link} />
            ))}
          </FooterColumn>
          <FooterColumn title={t.footerHelp}>
            {help.map((link) => (
              <FooterLink key={link.id} link={link} />
            ))}
          </FooterColumn>
          <FooterColumn title={t.footerSocial}>
            {social.map(({ id, href, label }) => (
              <a key={id} href={href} target="_blank" rel="noreferrer" className={css.link}>
                {label} <VisuallyHidden>{opensInNewTab}</VisuallyHidden>
              </a>
            ))}
          </FooterColumn>
        </div>
        <LegalPanel />
        <div className={css.last}>
          <p>{t.footerRights({ year: COPYRIGHT_YEAR, legalName: brand.legalName })}</p>
          {NumeralsChoice && (
            <Suspense fallback={null}>
              <NumeralsChoice />
            </Suspense>
          )}
          <ul role="list" className={css.small}>
            <li>
              <LanguageLinks className={css.link} />
            </li>
            <li>
              <Link to="/security" className={css.link}>
                {t.footerSecurity}
              </Link>
            </li>
            <li>
              <Link to="/sitemap" className={css.link}>
                {t.footerSitemap}
              </Link>
            </li>
            <li>
              {/* The page's layout opens the banner. */}
              <button type="button" data-opens="consent" className={css.link}>
                {t.cookieSettings}
              </button>
            </li>
          </ul>
        </div>
      </div>
    </footer>
  );
}

// Constant, so that the prerendered page and the browser's first render agree in any year.
const COPYRIGHT_YEAR = '2026';
