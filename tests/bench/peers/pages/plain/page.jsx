import '../page.css';
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
      <Choice label="Account size" name="size" options={sizes} value={size} onChange={setSize} />
      <Choice label="Phase" name="phase" options={phases} value={phase} onChange={setPhase} />
      <div className="plans">
        {plans.map((plan) => (
          <PlainCard key={plan.id} plan={plan}>
            <button type="button" className="button" onClick={() => setOrdered(plan.name)}>
              Choose {plan.name}
            </button>
          </PlainCard>
        ))}
      </div>
      <section>
        <h2>Questions</h2>
        {questions.map(({ id, question, answer }) => (
          <details key={id} className="question">
            <summary>{question}</summary>
            <p>{answer}</p>
          </details>
        ))}
      </section>
      <Suspense>{ordered && <Order name={ordered} onClose={() => setOrdered()} />}</Suspense>
    </main>
  );
}

function Choice({ label, name, options, value, onChange }) {
  return (
    <fieldset aria-label={label}>
      {options.map((option) => (
        <label key={option.value}>
          <input type="radio" name={name} checked={option.value === value} onChange={() => onChange(option.value)} />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}

start(<Page />);
