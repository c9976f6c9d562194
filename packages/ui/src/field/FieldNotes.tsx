import { FieldError } from 'react-aria-components/FieldError';
import { Text } from 'react-aria-components/Text';
import { Icon } from '../Icon/Icon.tsx';
import { warning } from '../Icon/icons.ts';
import * as css from './field.css.ts';
import type { FieldTexts } from './FieldTexts.ts';

/** Below a field: its error (from the caller, the form or the browser) and its description. */
export function FieldNotes({ description, errorMessage }: Pick<FieldTexts, 'description' | 'errorMessage'>) {
  return (
    <>
      <FieldError className={css.error}>
        {({ validationErrors }) => (
          <>
            <Icon of={warning} size={18} />
            <span>{errorMessage ?? validationErrors.join(' ')}</span>
          </>
        )}
      </FieldError>
      {description && (
        <Text slot="description" className={css.description}>
          {description}
        </Text>
      )}
    </>
  );
}
