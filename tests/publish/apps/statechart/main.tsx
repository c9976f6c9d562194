import '@duneline/ui/theme';
import { StatechartView } from '@duneline/statechart-viewer';
import { StatechartPlayer } from '@duneline/statechart-viewer/player';
import { createRoot } from 'react-dom/client';
import { statecharts } from './generated/statecharts.gen.ts';
import { lampMachine } from './lampMachine.ts';

const root = document.querySelector('main');
if (root)
  createRoot(root).render(
    <>
      <StatechartView table={statecharts.lamp} />
      <StatechartPlayer machine={lampMachine} />
    </>,
  );
