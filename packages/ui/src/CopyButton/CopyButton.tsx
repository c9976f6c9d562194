import type { ElementProps } from '../element/ElementProps.ts';
import { pickElementProps } from '../element/pickElementProps.ts';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { check, copy as copySign } from '../Icon/icons.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.css.ts';
import { useTexts } from '../KitProvider/kitContext.ts';
import * as css from './CopyButton.css.ts';
import { useCopied } from './useCopied.ts';

export interface CopyButtonProps extends ElementProps {
  /** The text to copy. */
  text: string;
  /** @default 'Copy', unless an `aria-label` names the icon alone */
  label?: string;
  /** Shown for a while and announced politely. @default 'Copied' */
  copiedLabel?: string;
  /**
   * Shown below the button and announced politely: what to do instead. @default 'Copy failed - Please select and copy the text
   * manually.'
   */
  failedLabel?: string;
  /** @default 'secondary' */
  variant?: 'primary' | 'secondary' | 'quiet';
  /** 48 or 36 CSS pixels high (44 on touch); the icon alone 44 or 36. @default 'md' */
  size?: 'md' | 'sm';
  isDisabled?: boolean;
  /** Called after the text was copied. */
  onCopy?: (text: string) => void;
  /** How long "Copied" is shown, in milliseconds. @default 3000 */
  shownFor?: number;
  /** Writes the text; replace it in tests. @default the browser's clipboard */
  write?: (text: string) => Promise<void>;
}

const toClipboard = (text: string) => navigator.clipboard.writeText(text);

/** Copies a text to the clipboard and confirms it, or explains what to do when the browser refuses (spec §8). */
export function CopyButton(given: CopyButtonProps) {
  const { text, label = 'Copy', variant = 'secondary', ...rest } = useTexts('CopyButton', given);
  const { copiedLabel = 'Copied', failedLabel = 'Copy failed - Please select and copy the text manually.', ...more } = rest;
  const { size, isDisabled, onCopy, shownFor = 3000, write = toClipboard } = more;
  const name = given.label === undefined ? more['aria-label'] : undefined;
  const [told, copy] = useCopied(write, shownFor);
  const isCopied = told === 'copied';
  const onPress = () => void copy(text).then((isWritten) => isWritten && onCopy?.(text));
  return (
    <>
      {name !== undefined ? (
        <IconButton
          {...pickElementProps(more)}
          aria-label={name}
          icon={isCopied ? check : copySign}
          variant={variant === 'quiet' ? 'quiet' : 'secondary'}
          {...{ size, isDisabled, onPress }}
        />
      ) : (
        <Button {...pickElementProps(more)} {...{ variant, size, isDisabled, onPress }}>
          <span className={css.stackedLabels}>
            <span className={isCopied ? `${css.stackedLabel} ${css.hiddenLabel}` : css.stackedLabel}>
              <Icon of={copySign} size={18} /> {label}
            </span>
            <span className={isCopied ? css.stackedLabel : `${css.stackedLabel} ${css.hiddenLabel}`} aria-hidden="true">
              <Icon of={check} size={18} /> {copiedLabel}
            </span>
          </span>
        </Button>
      )}
      <output className={told === 'failed' ? css.failed : visuallyHidden}>
        {told && { copied: copiedLabel, failed: failedLabel }[told]}
      </output>
    </>
  );
}
