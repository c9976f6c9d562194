/** A plan in plain elements, for contestants that have no card of their own; its button is the contestant's. */
export function PlainCard({ plan, children }) {
  return (
    <article className="card">
      <h2>{plan.name}</h2>
      <p>{plan.description}</p>
      <p className="price">{plan.price}</p>
      <dl>
        {plan.facts.map(({ id, term, value }) => (
          <div key={id}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {children}
    </article>
  );
}
