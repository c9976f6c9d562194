import '@mantine/core/styles.css';
import {
  Accordion,
  Button,
  Card,
  Container,
  Group,
  MantineProvider,
  SegmentedControl,
  SimpleGrid,
  Stack,
  Text,
  Title,
} from '@mantine/core';
import { lazy, Suspense } from 'react';
import { start } from '../start.jsx';
import { usePricing } from '../usePricing.js';

const Order = lazy(() => import('./Order.jsx'));

function Page() {
  const { sizes, size, setSize, phases, phase, setPhase, plans, questions, ordered, setOrdered } = usePricing();
  return (
    <Container component="main" size="lg" py="xl">
      <Stack gap="xl">
        <Title>Plans</Title>
        <SegmentedControl aria-label="Account size" data={sizes} value={size} onChange={setSize} />
        <SegmentedControl aria-label="Phase" data={phases} value={phase} onChange={setPhase} />
        <SimpleGrid cols={{ base: 1, sm: 3 }}>
          {plans.map(({ id, name, description, price, facts }) => (
            <Card key={id} component="article" withBorder padding="lg" radius="md">
              <Title order={2}>{name}</Title>
              <Text>{description}</Text>
              <Text size="xl" fw={600}>
                {price}
              </Text>
              {facts.map((fact) => (
                <Group key={fact.id} justify="space-between">
                  <Text>{fact.term}</Text>
                  <Text>{fact.value}</Text>
                </Group>
              ))}
              <Button onClick={() => setOrdered(name)}>Choose {name}</Button>
            </Card>
          ))}
        </SimpleGrid>
        <Title order={2}>Questions</Title>
        <Accordion>
          {questions.map(({ id, question, answer }) => (
            <Accordion.Item key={id} value={id}>
              <Accordion.Control>{question}</Accordion.Control>
              <Accordion.Panel>{answer}</Accordion.Panel>
            </Accordion.Item>
          ))}
        </Accordion>
      </Stack>
      <Suspense>{ordered && <Order name={ordered} onClose={() => setOrdered()} />}</Suspense>
    </Container>
  );
}

start(
  <MantineProvider defaultColorScheme="dark">
    <Page />
  </MantineProvider>,
);
