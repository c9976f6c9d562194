import '@duneline/ui/theme';
import { Button, Container, Disclosure, Grid, Heading, PlanCard, SegmentedControl, Stack } from '@duneline/ui';
import { lazy, Suspense } from 'react';
import { start } from '../start.jsx';
import { usePricing } from '../usePricing.js';

const Order = lazy(() => import('./Order.jsx'));

function Page() {
  const { sizes, size, setSize, phases, phase, setPhase, plans, questions, ordered, setOrdered } = usePricing();
  return (
    <Container>
      <Stack gap={32}>
        <Heading level={1}>Plans</Heading>
        <SegmentedControl aria-label="Account size" items={sizes} selectedKey={size} onSelectionChange={setSize} />
        <SegmentedControl aria-label="Phase" items={phases} selectedKey={phase} onSelectionChange={setPhase} />
        <Grid columns={3}>
          {plans.map(({ id, ...plan }) => (
            <PlanCard
              key={id}
              {...plan}
              level={2}
              action={
                <Button variant="primary" onPress={() => setOrdered(plan.name)}>
                  Choose {plan.name}
                </Button>
              }
            />
          ))}
        </Grid>
        <Heading level={2}>Questions</Heading>
        <div>
          {questions.map(({ id, question, answer }) => (
            <Disclosure key={id} title={question} level={3}>
              {answer}
            </Disclosure>
          ))}
        </div>
      </Stack>
      <Suspense>{ordered && <Order name={ordered} onClose={() => setOrdered()} />}</Suspense>
    </Container>
  );
}

start(<Page />);
