const HOUR_MS = 3_600_000;

/** Offsets of a zone by the hour: a history has many times and few hours, and formatting a date is slow. */
const caches = new Map<string, { readonly format: Intl.DateTimeFormat; readonly offsets: Map<number, number> }>();

/**
 * The moments at which the clocks of an IANA zone show a wall time: none when they are put forward, two when they are put back.
 * `America/New_York +7` is a clock that runs hours ahead of its zone.
 */
export function momentsIn(clock: string, shownWall: number): readonly number[] {
  const [zone = '', ahead = '0'] = clock.split(' ');
  const wall = shownWall - Number(ahead) * HOUR_MS;
  const day = 24 * HOUR_MS;
  const offsets = new Set([offsetAt(zone, wall - day), offsetAt(zone, wall + day)]);
  return [...offsets].map((offset) => wall - offset).filter((moment) => moment + offsetAt(zone, moment) === wall);
}

/** How far the zone is ahead of UTC, in milliseconds. */
function offsetAt(zone: string, moment: number): number {
  let cache = caches.get(zone);
  if (!cache) {
    const format = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset', hour: 'numeric' });
    caches.set(zone, (cache = { format, offsets: new Map() }));
  }
  const hour = Math.floor(moment / HOUR_MS);
  let offset = cache.offsets.get(hour);
  if (offset === undefined) {
    const name = cache.format.formatToParts(hour * HOUR_MS).find(({ type }) => type === 'timeZoneName')?.value ?? '';
    const [, sign, hours = '0', minutes = '0'] = /([+-])(\d\d):(\d\d)/.exec(name) ?? [];
    offset = (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
    cache.offsets.set(hour, offset);
  }
  return offset;
}
