/** Formats an offset from UTC: `+4` for `+04:00`. */
export const formatOffset = (offset: string) => offset.replace(/(?<=^[+-])0/, '').replace(':00', '');
