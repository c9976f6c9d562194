import '../page.css';
import { Accordion } from '@base-ui/react/accordion';
import { Button } from '@base-ui/react/button';
import { Radio } from '@base-ui/react/radio';
import { RadioGroup } from '@base-ui/react/radio-group';
import { lazy, Suspense } from 'react';
import { PlainCard } from '../PlainCard.jsx';
import { start } from '../start.jsx';
import { usePricing } from '../usePricing.js';

const Order = lazy(() => import('./Order.jsx'));

function Page() {
  const { sizes, size, setSize, phases, phase, setPhase, plans, questions, ordered, setOrdered } = usePricing();
  return (
    <main>
      <h1>Plans</h1>
      <Choice label="Account size" options={sizes} value={size} onChange={setSize} />
      <Choice label="Phase" options={phases} value={phase} onChange={setPhase} />
      <div className="plans">
        {plans.map((plan) => (
          <PlainCard key={plan.id} plan={plan}>
            <Button className="button" onClick={() => setOrdered(plan.name)}>
              Choose {plan.name}
            </Button>
          </PlainCard>
        ))}
      </div>
      <section>
        <h2>Questions</h2>
        <Accordion.Root>
          {questions.map(({ id, question, answer }) => (
            <Accordion.Item key={id} className="question">
              <Accordion.Header>
                <Accordion.Trigger>{question}</Accordion.Trigger>
              </Accordion.Header>
              <Accordion.Panel>
                <p>{answer}</p>
              </Accordion.Panel>
            </Accordion.Item>
          ))}
        </Accordion.Root>
      </section>
      <Suspense>{ordered && <Order name={ordered} onClose={() => setOrdered()} />}</Suspense>
    </main>
  );
}

function Choice({ label, options, value, onChange }) {
  return (
    <RadioGroup className="group" aria-label={label} value={value} onValueChange={onChange}>
      {options.map((option) => (
        <Radio.Root key={option.value} className="choice" value={option.value}>
          {option.label}
        </Radio.Root>
      ))}
    </RadioGroup>
  );
}

start(<Page />);
