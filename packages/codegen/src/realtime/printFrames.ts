import { printString } from '../emit/printValue.ts';
import type { Frame } from './readFrames.ts';

/** The text of `frames.gen.ts`. */
export function printFrames(frames: readonly Frame[]): string {
  return `import type { FrameSpec, Validator } from '../contract.ts';
import * as validators from './frameValidators.gen.js';

const check =
  (validate: validators.Check): Validator =>
  (value) =>
    validate(value) ? [] : (validate.errors ?? []).map(({ instancePath, message }) => ({ path: instancePath, message: message ?? 'is not valid' }));

/** Every message of the Realtime socket, with what it must look like. */
export const frames: readonly FrameSpec[] = [
${frames.map(printFrame).join('')}];
`;
}

function printFrame({ sender, name, event, validator, summary }: Frame): string {
  return `  // ${summary}
  { name: ${printString(name)}, sender: ${printString(sender)}, event: ${printString(event)}, validate: check(validators.${validator}) },
`;
}
