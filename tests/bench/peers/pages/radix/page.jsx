import '@radix-ui/themes/styles.css';
import { Button, Card, Container, Flex, Grid, Heading, SegmentedControl, Text, Theme } from '@radix-ui/themes';
import { lazy, Suspense } from 'react';
import { start } from '../start.jsx';
import { usePricing } from '../usePricing.js';

const Order = lazy(() => import('./Order.jsx'));

function Page() {
  const { sizes, size, setSize, phases, phase, setPhase, plans, questions, ordered, setOrdered } = usePricing();
  return (
    <Container asChild p="6">
      <main>
        <Flex direction="column" gap="6">
          <Heading as="h1">Plans</Heading>
          <Choice label="Account size" options={sizes} value={size} onChange={setSize} />
          <Choice label="Phase" options={phases} value={phase} onChange={setPhase} />
          <Grid columns={{ initial: '1', sm: '3' }} gap="4">
            {plans.map((plan) => (
              <Plan key={plan.id} {...plan} onOrder={() => setOrdered(plan.name)} />
            ))}
          </Grid>
          <Heading as="h2">Questions</Heading>
          {questions.map(({ id, question, answer }) => (
            <details key={id}>
              <summary>{question}</summary>
              <Text as="p">{answer}</Text>
            </details>
          ))}
        </Flex>
        <Suspense>{ordered && <Order name={ordered} onClose={() => setOrdered()} />}</Suspense>
      </main>
    </Container>
  );
}

function Plan({ name, description, price, facts, onOrder }) {
  return (
    <Card asChild size="3">
      <article>
        <Heading as="h2">{name}</Heading>
        <Text as="p">{description}</Text>
        <Text as="p" size="7" weight="bold">
          {price}
        </Text>
        {facts.map((fact) => (
          <Flex key={fact.id} justify="between">
            <Text>{fact.term}</Text>
            <Text>{fact.value}</Text>
          </Flex>
        ))}
        <Button onClick={onOrder}>Choose {name}</Button>
      </article>
    </Card>
  );
}

function Choice({ label, options, value, onChange }) {
  return (
    <SegmentedControl.Root aria-label={label} value={value} onValueChange={onChange}>
      {options.map((option) => (
        <SegmentedControl.Item key={option.value} value={option.value}>
          {option.label}
        </SegmentedControl.Item>
      ))}
    </SegmentedControl.Root>
  );
}

start(
  <Theme appearance="dark">
    <Page />
  </Theme>,
);
