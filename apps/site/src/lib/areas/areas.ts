import { areas, routes } from '@duneline/specs/site';

type Area = (typeof areas)[number];
type Sections<Id extends AreaId> = Extract<Area, { readonly id: Id }>['groups'][number]['sections'][number];

export type AreaId = Area['id'];
/** The section ids of one area. */
export type SectionId<Id extends AreaId = AreaId> = Sections<Id>['id'];
/** Names of icons in specs/site/areas.yaml. */
export type IconName = Sections<AreaId>['icon'];

/** A section of an area behind a sign-in. */
export interface Section<Id = string> {
  readonly id: Id;
  readonly label: string;
  readonly icon: IconName;
  /** Whether each of its records has an address: `/admin/orders/1042`. */
  readonly hasRecords?: boolean;
  /** What its address has after the area's: empty for the overview, `/orders`. */
  readonly path: string;
}

/** Sections under a heading of the navigation, or without one. */
export interface SectionGroup<Id = string> {
  readonly id: string;
  readonly label?: string;
  readonly sections: readonly Section<Id>[];
}

/**
 * The sections of an area by group, in the order of its navigation.
 * @example groupsOf('admin')[1] // { id: 'site', label: 'Site', sections: [{ id: 'theme', label: 'Theme', … }, …] }
 */
export function groupsOf<Id extends AreaId>(area: Id): readonly SectionGroup<SectionId<Id>>[] {
  const groups: readonly SectionGroup[] = areas
    .filter(({ id }) => id === area)
    .flatMap((one) =>
      one.groups.map((group, groupIndex) => ({
        ...group,
        sections: group.sections.map((section, index) => ({
          ...section,
          path: groupIndex === 0 && index === 0 ? '' : `/${section.id}`,
        })),
      })),
    );
  return groups as readonly SectionGroup<SectionId<Id>>[];
}

/** The path of an area, which is its overview's. */
export const pathOf = (area: AreaId): string => routes.find((route) => route.area === area)?.path ?? '/';

/** The sections of an area, in the order of its navigation; the first is its overview. */
export function sectionsOf<Id extends AreaId>(area: Id): readonly Section<SectionId<Id>>[] {
  return groupsOf(area).flatMap(({ sections }) => sections);
}

/** The address of a section: `/dashboard/accounts`. */
export function sectionPath<Id extends AreaId>(area: Id, section: SectionId<Id>): string {
  return pathOf(area) + (sectionsOf(area).find(({ id }) => id === section)?.path ?? '');
}

/** The words for a section, as in the navigation. */
export function labelOf<Id extends AreaId>(area: Id, section: SectionId<Id>): string {
  return sectionsOf(area).find(({ id }) => id === section)?.label ?? '';
}

/**
 * The section at an address, or that a deeper address belongs to.
 * @param rest the address after the area's: `/orders/1042`
 */
export function findSection<Id extends AreaId>(area: Id, rest: string): Section<SectionId<Id>> | undefined {
  const [, first = ''] = rest.split('/');
  return sectionsOf(area).find(({ path }) => path === (first && `/${first}`));
}
