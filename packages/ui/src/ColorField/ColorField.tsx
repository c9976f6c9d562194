import { useId, useRef, useState, type FocusEvent } from 'react';
import { parseColor, type Color } from 'react-aria-components/ColorArea';
import { Input, TextField as Field, type TextFieldProps as FieldProps } from 'react-aria-components/TextField';
import { warnOnce } from '../dev/warnOnce.ts';
import type { Labeled } from '../element/Labeled.ts';
import type { OrUndefined } from '../element/OrUndefined.ts';
import * as css from '../field/field.css.ts';
import { FieldLabel } from '../field/FieldLabel.tsx';
import { FieldNotes } from '../field/FieldNotes.tsx';
import type { FieldTexts } from '../field/FieldTexts.ts';
import { useFieldRef } from '../field/useFieldRef.ts';
import { Popover } from '../Popover/Popover.tsx';
import { useTexts } from '../KitProvider/kitContext.ts';
import * as own from './ColorField.css.ts';
import { ColorPanel } from './ColorPanel.tsx';
import { colorWords, type ColorWords } from './colorWords.ts';
import { ContrastList } from './ContrastList.tsx';
import type { ContrastRule } from './rateContrast.ts';
import { readHex } from './readHex.ts';
import { Swatch } from './Swatch.tsx';

type Kept = OrUndefined<Pick<FieldProps, 'autoFocus' | 'id' | 'isDisabled' | 'isReadOnly' | 'isRequired' | 'name'>>;

export interface ColorFieldProps extends FieldTexts, Kept {
  /** A color as `#rrggbb`. */
  value?: string;
  /** @default '#000000' */
  defaultValue?: string;
  /** Called with `#rrggbb` in lower case, also while a thumb moves; never with an invalid color. */
  onChange?: (color: string) => void;
  /** Colors to compare it with; their contrasts are listed below the field. */
  against?: readonly ContrastRule[];
  /** Whether the other colors are text on this color, instead of the reverse. */
  isGround?: boolean;
  words?: Partial<ColorWords>;
}

/**
 * A color field with hexadecimal input, a color picker, and its contrast with other colors (spec §3 `theme_config`). Inside a
 * `Form` it also shows the errors of its name.
 */
export function ColorField(given: Labeled<ColorFieldProps>) {
  const {
    label,
    description,
    errorMessage,
    isInvalid,
    necessity,
    against = [],
    isGround = false,
    words,
    ...rest
  } = useTexts('ColorField', given);
  const { value, defaultValue = '#000000', onChange, isDisabled = false, isReadOnly = false, ...props } = rest;
  const says = { ...colorWords, ...words };
  const input = useRef<HTMLInputElement>(null);
  const [ownColor, setOwnColor] = useState(defaultValue);
  const hex = readHex(value ?? ownColor) ?? '#000000';
  warnOnce(
    !readHex(value ?? ownColor),
    'A ColorField got what is no colour, and shows black. Give it one such as #e2b872.',
    value,
  );

  // The text being edited, until blur; and the picked color, because `#000000` contains no hue.
  const [draft, setDraft] = useState<string>();
  const [wrong, setWrong] = useState<string>();
  const [picked, setPicked] = useState<Color>(() => parseColor(hex).toFormat('hsb'));
  const color = hexOf(picked) === hex ? picked : parseColor(hex).toFormat('hsb');

  const choose = (next: string) => {
    setOwnColor(next);
    if (next !== hex) onChange?.(next);
  };
  const write = (text: string) => {
    setDraft(text);
    setWrong(undefined);
    const written = readHex(text);
    if (written) choose(written);
  };
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    const text = event.currentTarget.value;
    if (readHex(text)) setDraft(undefined);
    else setWrong(says.noColor(text));
  };
  const take = (next: string) => {
    setDraft(undefined);
    setWrong(undefined);
    choose(next);
  };
  const problem = errorMessage ?? wrong;
  const pickId = useId();
  const picker = says.pick(label ?? rest['aria-label'] ?? '');
  const namedBy = rest['aria-labelledby'] && `${pickId} ${rest['aria-labelledby']}`;

  return (
    <Field
      {...props}
      ref={useFieldRef(props.ref)}
      isDisabled={isDisabled}
      isReadOnly={isReadOnly}
      value={draft ?? hex.toUpperCase()}
      onChange={write}
      isInvalid={isInvalid || Boolean(problem) || undefined}
      className={css.field}
    >
      <FieldLabel {...{ label, necessity }} />
      <div className={css.box}>
        <Popover
          aria-label={picker}
          aria-labelledby={namedBy}
          placement="top start" // the contrasts below remain visible while a thumb moves
          trigger={<Swatch id={pickId} label={picker} labelledBy={namedBy} color={hex} isDisabled={isDisabled || isReadOnly} />}
        >
          <ColorPanel
            color={color}
            onChange={(next) => {
              setPicked(next);
              take(hexOf(next));
            }}
          />
        </Popover>
        <Input ref={input} dir="ltr" spellCheck={false} autoComplete="off" maxLength={7} onBlur={leave} className={own.hex} />
      </div>
      <FieldNotes description={description} errorMessage={problem} />
      {against.length > 0 && (
        <ContrastList
          {...{ color: hex, rules: against, isGround, says }}
          isDisabled={isDisabled || isReadOnly}
          onUse={(next) => {
            take(next);
            // The button that had the focus is removed with the problem.
            input.current?.focus();
          }}
        />
      )}
    </Field>
  );
}

const hexOf = (color: Color) => color.toString('hex').toLowerCase();
