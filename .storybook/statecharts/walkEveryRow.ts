import { walkRow } from '@duneline/machines/testing';
import { statecharts, type StatechartName } from '@duneline/specs/statecharts';
import type { ReactRenderer } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { StoryContext } from 'storybook/internal/types';
import type { AnyStateMachine } from 'xstate';

/** Walks the path through every row, a step each, and then lets the page do the same. */
export async function walkEveryRow(
  machine: AnyStateMachine,
  { args, canvas, step, userEvent }: StoryContext<ReactRenderer, { name: StatechartName }>,
) {
  const table = statecharts[args.name];
  for (const row of table.rows) {
    const guard = row.guard === null ? '' : `, ${row.guard}`;
    await step(`line ${row.line}: ${row.from}, ${row.event}${guard}, ${row.to}`, async () => {
      await expect(walkRow(machine, table, row)).toEqual([]);
    });
  }
  await userEvent.click(canvas.getByRole('button', { name: 'Walk every row' }));
  const count = table.rows.length;
  await expect(canvas.getByText(`${count} of ${count} rows do what the table says.`)).toBeVisible();
}
