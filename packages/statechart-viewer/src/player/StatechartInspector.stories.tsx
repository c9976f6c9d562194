import { initialThemeView, themeMachine, viewOfTheme } from '@duneline/machines';
import { Button, Stack } from '@duneline/ui';
import { useEffect, useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { createActor } from 'xstate';
import { InspectorPage } from '../../../../.storybook/statecharts/InspectorPage.tsx';
import preview from '../../../../.storybook/preview.tsx';

/** Runs a machine as a screen does, without code for the inspector. */
function Lamp() {
  const [actor] = useState(() => createActor(themeMachine, { input: { stored: null } }));
  const [view, setView] = useState(initialThemeView({ stored: null }));
  useEffect(() => {
    const subscription = actor.subscribe((snapshot) => setView(viewOfTheme(snapshot)));
    actor.start();
    return () => subscription.unsubscribe();
  }, [actor]);
  return <Button onPress={() => actor.send({ type: 'theme.toggle' })}>It is {view.theme}</Button>;
}

const meta = preview.meta({ title: 'Statecharts/In a story', parameters: { statechart: 'theme' }, tags: ['!visual'] });

export const Panel = meta.story({
  name: 'Open the panel "Statechart" beside it',
  render: () => <Lamp />,
});

export const Watched = meta.story({
  name: 'Lights what the running story does, and sends it events',
  render: () => (
    <Stack gap={24}>
      <Lamp />
      <InspectorPage name="theme" />
    </Stack>
  ),
  play: async ({ canvas, userEvent }) => {
    const lamp = await canvas.findByRole('button', { name: 'It is dark' });
    await userEvent.click(lamp);
    await expect(await canvas.findByText('From dark, on theme.toggle, to light.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'theme.set if isDarkAsked, to dark' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(lamp).toHaveTextContent('It is dark'));
    await userEvent.click(canvas.getByRole('button', { name: 'One step back' }));
    await expect(canvas.getByText('From dark, on theme.toggle, to light.')).toBeVisible();
  },
});
