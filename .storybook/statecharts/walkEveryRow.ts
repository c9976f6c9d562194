import { statecharts, type StatechartName } from '@duneline/specs/statecharts';
import type { ReactRenderer } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { StoryContext } from 'storybook/internal/types';

/** Makes the page test every row of its table in the browser; unit tests also test each row. */
export async function walkEveryRow({ args, canvas, userEvent }: StoryContext<ReactRenderer, { name: StatechartName }>) {
  await userEvent.click(canvas.getByRole('button', { name: 'Walk every row' }));
  const count = statecharts[args.name].rows.length;
  await expect(await canvas.findByText(`${count} of ${count} rows do what the table says.`)).toBeVisible();
}
