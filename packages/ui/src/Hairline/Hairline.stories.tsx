import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Hairline } from './Hairline.tsx';

const meta = preview.meta({ title: 'Drawings/Hairline', component: Hairline, parameters: { layout: 'fullscreen' } });

/** The divider between sections: as wide as the page, 36 px high, said to nobody. */
export const Divider = meta.story({
  play: async ({ canvasElement }) => {
    const line = canvasElement.querySelector('svg');
    await expect(line?.getBoundingClientRect().height).toBe(36);
    await expect(line?.getBoundingClientRect().width).toBe(canvasElement.getBoundingClientRect().width);
    await expect(line).toHaveAttribute('aria-hidden', 'true');
  },
});
