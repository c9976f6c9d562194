import { themeMachine, viewOfTheme } from '@duneline/machines';
import { createActor } from 'xstate';

const actor = createActor(themeMachine, { input: { stored: null } }).start();
const before = viewOfTheme(actor.getSnapshot());
actor.send({ type: 'theme.toggle' });
process.stdout.write(JSON.stringify([before, viewOfTheme(actor.getSnapshot())]));
