import * as business from '@duneline/specs/messages/admin-business';
import { reasonHelpIn } from '@duneline/specs/messages/admin-review';
import { languageName } from '../../../lib/format/languageName.ts';
import { language } from '../../../lib/language/language.ts';

/**
 * The field for the reason of a rejection. Says in which language its reader uses the site, if that is another one than the admin's.
 * @param locale the reader's; `null` if it is unknown
 */
export const askReason = (locale: string | null) => ({
  label: business.reason,
  help: locale === null || locale === language ? business.reasonHelp : reasonHelpIn({ language: languageName(locale) }),
  missing: business.reasonMissing,
});
