import type { ReactNode, Ref } from 'react';
import { CheckboxButton, CheckboxField, FieldError, Text, type CheckboxFieldProps } from 'react-aria-components/Checkbox';
import type { OrUndefined } from '../element/OrUndefined.ts';
import { useFieldRef } from '../field/useFieldRef.ts';
import { Icon } from '../Icon/Icon.tsx';
import { check, minus, warning } from '../Icon/icons.ts';
import * as css from './Checkbox.css.ts';

export interface CheckboxProps extends OrUndefined<
  Omit<CheckboxFieldProps, 'children' | 'className' | 'style' | 'slot' | 'render'>
> {
  /** The whole field; `id` is set on its control. */
  ref?: Ref<HTMLDivElement>;
  /** The label. */
  children: ReactNode;
  description?: ReactNode;
  /** The error message; it also marks the checkbox as invalid. */
  errorMessage?: string | undefined;
}

/** A checkbox of a form. */
export function Checkbox({ children, description, errorMessage, isInvalid, ...props }: CheckboxProps) {
  return (
    <CheckboxField
      {...props}
      ref={useFieldRef(props.ref)}
      isInvalid={isInvalid || Boolean(errorMessage) || undefined}
      className={css.field}
    >
      <CheckboxButton className={css.row}>
        {({ isSelected, isIndeterminate }) => (
          <>
            <span className={css.box}>
              {(isSelected || isIndeterminate) && <Icon of={isIndeterminate ? minus : check} size={16} />}
            </span>
            <span>{children}</span>
          </>
        )}
      </CheckboxButton>
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
    </CheckboxField>
  );
}
