import '@duneline/ui/theme';
import * as kit from '@duneline/ui';

Object.assign(globalThis, { kit });
