import { Button, EmptyState } from '@duneline/ui';
import { example } from './example.ts';

/** Placeholder of an empty page. */
export function EmptyPage({ onBegin }: { readonly onBegin: (code: string) => void }) {
  return (
    <EmptyState
      title="Nothing is on the page yet"
      level={2}
      action={<Button onPress={() => onBegin(example)}>Begin with an example</Button>}
    >
      Add a block: a Section first, then what stands in it.
    </EmptyState>
  );
}
