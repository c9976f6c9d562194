import { extraProps, sampleProps } from '../../packages/ui/src/element/elementProps.test-support.tsx';

/** The arguments that a component needs in addition to those of its stories. */
export function playgroundArgs(name: string): object {
  return { ...sampleProps[name], ...extraProps[name] };
}
