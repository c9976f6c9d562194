import { useId, type ReactElement } from 'react';
import type { Labeled } from '../element/Labeled.ts';
import type { Registered } from '../field/Registration.ts';
import { Icon } from '../Icon/Icon.tsx';
import { check, minus } from '../Icon/icons.ts';
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';
import { joinIds } from '../element/joinIds.ts';
import * as css from './PasswordField.css.ts';

/** The strength of a new password. */
export interface PasswordStrength {
  /** From 0 (guessed immediately) to 4. */
  level: 0 | 1 | 2 | 3 | 4;
  /** The level as text, such as "Weak". */
  label: string;
  /** Reasons for a low level, one sentence each. */
  reasons: readonly string[];
}

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'icon'> {
  /** The strength of a new password; omit it for no meter. `null` before input, when the description is shown instead. */
  strength?: PasswordStrength | null;
}

/** A password field with a reveal button; for a new password, with a strength meter and advice. */
export function PasswordField(given: Labeled<Registered<PasswordFieldProps>>): ReactElement;
export function PasswordField(given: Labeled<PasswordFieldProps>): ReactElement;
export function PasswordField(given: Labeled<PasswordFieldProps> | Labeled<Registered<PasswordFieldProps>>) {
  const { strength, description, ...props } = given as Labeled<PasswordFieldProps>; // TextField reads a registration
  const meter = useId();
  if (strength === undefined) return <TextField {...props} description={description} type="password" />;
  return (
    <div className={css.group}>
      <TextField {...props} type="password" aria-describedby={joinIds(props['aria-describedby'], meter)} />
      <div className={css.meter}>
        <div aria-hidden="true" className={css.bars}>
          {([1, 2, 3, 4] as const).map((level) => (
            <span
              key={level}
              className={css.bar({ tone: strength && level <= Math.max(1, strength.level) ? tones[strength.level] : 'none' })}
            />
          ))}
        </div>
        {/* Announced on changes, after a pause in typing. */}
        <output id={meter} className={css.words}>
          {strength ? (
            <>
              <span className={css.label}>
                <Icon of={strength.level > 2 ? check : minus} size={16} /> {strength.label}
              </span>
              {strength.reasons.map((reason) => (
                <span key={reason}>{reason}</span>
              ))}
            </>
          ) : (
            description
          )}
        </output>
      </div>
    </div>
  );
}

const tones = ['danger', 'danger', 'warning', 'success', 'success'] as const;
