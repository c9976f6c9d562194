import * as t from '@duneline/specs/messages/shell';
import { Icon, moon, sun, VisuallyHidden } from '@duneline/ui';
import { themeStore } from './themeStore.ts';
import * as css from './ThemeToggle.css.ts';

/**
 * Switches between the dark and the light theme. Both signs are in the markup and the class on the root element picks one, so
 * the prerendered page is right in either theme and before the script has run.
 */
export function ThemeToggle({
  isLabelShown = false,
}: {
  /** Whether the label is shown next to the icon. */ readonly isLabelShown?: boolean;
}) {
  return (
    <button
      type="button"
      className={isLabelShown ? css.wide : css.square}
      onPointerEnter={themeStore.preload}
      onFocus={themeStore.preload}
      onClick={() => themeStore.send({ type: 'theme.toggle' })}
    >
      <span className={css.inDark}>
        <Icon of={sun} />
        {isLabelShown ? t.themeLight : <VisuallyHidden>{t.switchToLight}</VisuallyHidden>}
      </span>
      <span className={css.inLight}>
        <Icon of={moon} />
        {isLabelShown ? t.themeDark : <VisuallyHidden>{t.switchToDark}</VisuallyHidden>}
      </span>
    </button>
  );
}
