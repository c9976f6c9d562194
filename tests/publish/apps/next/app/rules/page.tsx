import { Heading } from '@duneline/ui';

export default function Rules() {
  return <Heading level={1}>Rules</Heading>;
}
