import { keepLocales } from '@duneline/ui/vite';

export default { plugins: [keepLocales(['ar'])] };
