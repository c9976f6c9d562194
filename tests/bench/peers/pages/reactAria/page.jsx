import '../page.css';
import { lazy, Suspense } from 'react';
import { Button } from 'react-aria-components/Button';
import { Disclosure, DisclosurePanel, Heading } from 'react-aria-components/Disclosure';
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
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
            <Button className="button" onPress={() => setOrdered(plan.name)}>
              Choose {plan.name}
            </Button>
          </PlainCard>
        ))}
      </div>
      <section>
        <h2>Questions</h2>
        {questions.map(({ id, question, answer }) => (
          <Disclosure key={id} className="question">
            <Heading level={3}>
              <Button slot="trigger">{question}</Button>
            </Heading>
            <DisclosurePanel>
              <p>{answer}</p>
            </DisclosurePanel>
          </Disclosure>
        ))}
      </section>
      <Suspense>{ordered && <Order name={ordered} onClose={() => setOrdered()} />}</Suspense>
    </main>
  );
}

function Choice({ label, options, value, onChange }) {
  return (
    <RadioGroup className="group" aria-label={label} value={value} onChange={onChange}>
      {options.map((option) => (
        <Radio key={option.value} className="choice" value={option.value}>
          {option.label}
        </Radio>
      ))}
    </RadioGroup>
  );
}

start(<Page />);
