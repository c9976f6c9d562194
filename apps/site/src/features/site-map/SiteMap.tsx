import * as t from '@duneline/specs/messages/site-map';
import { routeDescriptions, routes } from '@duneline/specs/site';
import { PageHead } from '../../lib/page/PageHead.tsx';
import { Branch } from './Branch.tsx';
import { MachineFiles } from './MachineFiles.tsx';
import { OutsideLinks } from './OutsideLinks.tsx';
import { Part } from './Part.tsx';
import { PartsRidge } from './PartsRidge.tsx';
import type { Subject } from './Reading.ts';
import { READING, SITE, siteParts } from './siteParts.ts';
import * as css from './SiteMap.css.ts';
import { Subjects } from './Subjects.tsx';

/** The page /sitemap: every page, grouped by subject, as a tree. */
export function SiteMap({ subjects }: { readonly subjects: readonly Subject[] | null }) {
  const articles = (subjects ?? []).reduce((sum, subject) => sum + subject.articles.length, 0);
  const parts = siteParts.map((part) => ({ ...part, count: part.pages.length + (part.id === READING ? articles : 0) }));
  const pages = siteParts.reduce((sum, part) => sum + part.pages.length, 0);
  return (
    <>
      <PageHead title={t.title} lead={t.lead({ pages, articles })}>
        <PartsRidge parts={parts} />
      </PageHead>
      <div className={css.parts}>
        {parts.map(({ id, title, lead, pages: ids, count }) => (
          <Part key={id} id={id} title={title} lead={lead} count={count}>
            {ids.map((routeId) => {
              const route = routes.find((one) => one.id === routeId);
              return (
                route && (
                  <Branch
                    key={routeId}
                    to={route.path}
                    title={routeId === 'home' ? t.home : route.title}
                    text={routeDescriptions[routeId]}
                  />
                )
              );
            })}
            {id === READING && <Subjects subjects={subjects} />}
            {id === SITE && <MachineFiles />}
          </Part>
        ))}
        <OutsideLinks />
      </div>
    </>
  );
}
