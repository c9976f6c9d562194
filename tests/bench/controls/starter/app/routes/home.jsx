export function meta() {
  return [{ title: 'Empty starter' }, { name: 'description', content: 'A page to measure against.' }];
}

export default function Home() {
  return (
    <main>
      <h1>One step to funded.</h1>
      <p>Reach a target in a simulated account. Your fee comes back with a bonus.</p>
    </main>
  );
}
