import { textOf } from './textFunctions.ts';

/** Functions of the schema `storage` for object names. */
export const storageFunctions = {
  'storage.foldername': (name: unknown) => textOf(name).split('/').slice(0, -1),
  'storage.filename': (name: unknown) => textOf(name).split('/').at(-1) ?? '',
  'storage.extension': (name: unknown) => textOf(name).split('/').at(-1)?.split('.').at(-1) ?? '',
};
