import preview from '../../../../.storybook/preview.tsx';
import { Logo } from './Logo.tsx';

const meta = preview.meta({ title: 'Drawings/Logo', component: Logo, args: { name: 'Duneline' } });

export const MarkAndWord = meta.story({});
export const Mark = meta.story({ args: { name: undefined } });
