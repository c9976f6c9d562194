import * as t from '@duneline/specs/messages/shell';
import { Icon, moon, sun, VisuallyHidden } from '@duneline/ui';
import { themeStore } from './themeStore.ts';
import * as css from './ThemeToggle.css.ts';

/**
 * Toggles the theme. The markup has both icons and the root element's class shows one, so that the prerendered page is correct in
 * either theme before scripts run.
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
        {isLabelShown ? <span>{t.themeLight}</span> : <VisuallyHidden>{t.switchToLight}</VisuallyHidden>}
      </span>
      <span className={css.inLight}>
        <Icon of={moon} />
        {isLabelShown ? <span>{t.themeDark}</span> : <VisuallyHidden>{t.switchToDark}</VisuallyHidden>}
      </span>
    </button>
  );
}
