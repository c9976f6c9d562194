import type { ReactNode } from 'react';
import { Grid, Panel, Text } from '@duneline/ui';

interface PairProps {
  good: ReactNode;
  goodText: string;
  bad: ReactNode;
  badText: string;
}

/** An example to follow beside one to avoid. */
export function Pair({ good, goodText, bad, badText }: PairProps) {
  return (
    <Grid columns={2} phoneColumns={1} gap={16}>
      <Panel title="Do" level={3} footer={<Text size="sm">{goodText}</Text>}>
        {good}
      </Panel>
      <Panel title="Don't" level={3} footer={<Text size="sm">{badText}</Text>}>
        {bad}
      </Panel>
    </Grid>
  );
}
