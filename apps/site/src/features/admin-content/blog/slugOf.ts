import slugify from '@sindresorhus/slugify'; // knows how Arabic, Cyrillic, Greek and accented letters are written in Latin ones

/**
 * The address that a title suggests; empty when it has no letters that can be written in Latin ones, nor digits.
 * @param most in characters
 * @example slugOf('Łódź: 5% a day', 80) // 'lodz-5-a-day'
 */
export const slugOf = (title: string, most: number): string =>
  slugify(title.replace(/['’]/g, ''), { decamelize: false }).slice(0, most).replace(/-+$/, '');
