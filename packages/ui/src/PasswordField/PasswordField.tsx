import { useId } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { check, minus } from '../Icon/icons.ts';
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';
import * as css from './PasswordField.css.ts';

/** How good a new password is. */
export interface PasswordStrength {
  /** From 0, guessed at once, to 4. */
  level: 0 | 1 | 2 | 3 | 4;
  /** The level in a word, such as "Weak". */
  label: string;
  /** Why it is not better, a sentence each. */
  reasons: readonly string[];
}

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'icon'> {
  /** Of a new password; without it there is no meter. `null`: nothing is typed yet, and the description stands in its place. */
  strength?: PasswordStrength | null;
}

/** A password to fill in, shown and hidden at will; a new one with a meter of its strength and the reasons for it. */
export function PasswordField({ strength, description, ...props }: PasswordFieldProps) {
  const meter = useId();
  if (strength === undefined) return <TextField {...props} description={description} type="password" />;
  return (
    <div className={css.group}>
      <TextField {...props} type="password" aria-describedby={meter} />
      <div className={css.meter}>
        <div aria-hidden="true" className={css.bars}>
          {([1, 2, 3, 4] as const).map((level) => (
            <span
              key={level}
              className={css.bar({ tone: strength && level <= Math.max(1, strength.level) ? tones[strength.level] : 'none' })}
            />
          ))}
        </div>
        {/* Said when it changes, after a pause in typing. */}
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

const tones = ['loss', 'loss', 'warn', 'gain', 'gain'] as const;
