import * as t from '@duneline/specs/messages/affiliate-analytics';
import { countryName } from '../../../lib/format/countryName.ts';

/** The name of an activity's country. */
export const nameCountry = (code: string): string => (code === '' ? t.unknownCountry : countryName(code));
