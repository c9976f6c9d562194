import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { close, copy, menu, moon } from '../Icon/icons.ts';
import { Inline } from '../Inline/Inline.tsx';
import { IconButton } from './IconButton.tsx';

const meta = preview.meta({ title: 'Actions/IconButton', component: IconButton });

export const Looks = meta.story({
  render: () => (
    <Inline>
      <IconButton label="Close" icon={close} />
      <IconButton label="Menu" icon={menu} variant="secondary" />
      <IconButton label="Copy" icon={copy} size="sm" variant="secondary" />
      <IconButton label="Use the dark theme" icon={moon} isDisabled />
    </Inline>
  ),
});

export const Named = meta.story({
  name: 'Has a name, and is 44 pixels square',
  tags: ['!visual'], // pictured in Looks
  args: { label: 'Close', icon: close, onPress: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Close' });
    await expect(button.getBoundingClientRect()).toMatchObject({ width: 44, height: 44 });
    await userEvent.click(button);
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
});
