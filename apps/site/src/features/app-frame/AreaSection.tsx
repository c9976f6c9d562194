import * as t from '@duneline/specs/messages/account';
import { Skeleton } from '@duneline/ui';
import { Suspense, type ReactNode } from 'react';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { findSection, type AreaId, type SectionId } from '../../lib/areas/areas.ts';
import { formerRecord } from '../../lib/areas/formerRecord.ts';
import { isUuid } from '../../lib/areas/recordFilter.ts';
import { Head, type HeadProps } from '../../lib/head/Head.tsx';
import { AppPage } from './AppPage.tsx';

export interface AreaSectionProps<Id extends AreaId> extends Pick<HeadProps, 'routeId'> {
  readonly area: Id;
  readonly children: (section: SectionId<Id>) => ReactNode;
}

/**
 * The section of an area that the address names, with its title; a message when there is none (spec §2). Addresses of records from
 * before they had paths, such as `?order=…`, lead to the new ones.
 */
export function AreaSection<Id extends AreaId>({ area, routeId, children }: AreaSectionProps<Id>) {
  const { '*': rest = '' } = useParams();
  const { pathname, search } = useLocation();
  const section = findSection(area, `/${rest}`);
  const [, record, ...more] = rest.split('/').filter(Boolean);
  if (!section || more.length > 0 || (record !== undefined && !section.hasRecords)) {
    return (
      <>
        <Head routeId={routeId} part={t.unknownSectionTitle} />
        <AppPage title={t.unknownSectionTitle} lead={t.unknownSectionText}>
          {null}
        </AppPage>
      </>
    );
  }
  const moved = section.hasRecords && record === undefined ? formerRecord(section.id, search) : null;
  if (moved)
    return <Navigate to={`${pathname.replace(/\/+$/, '')}/${encodeURIComponent(moved.record)}${moved.search}`} replace />;
  // A number or a code says in a title which record it is, an id does not.
  const isNamed = record !== undefined && !isUuid(record);
  return (
    <>
      <Head routeId={routeId} part={isNamed ? `${record} | ${section.label}` : section.label} />
      <Suspense fallback={<Skeleton lines={6} />}>{children(section.id)}</Suspense>
    </>
  );
}
