import { Controls, Description, Primary, Stories, Subtitle, Title, useOf } from '@storybook/addon-docs/blocks';
import sizes from '../packages/ui/sizes.json';
import type { ComponentNotes } from './notes.ts';

const recorded: Readonly<Record<string, { readonly script: number; readonly style: number } | undefined>> = sizes;

/** The documentation page of a component: description, props, usage, accessibility, size and stories. */
export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const notes: ComponentNotes | undefined = preparedMeta.parameters['notes'];
  const size = recorded[preparedMeta.title.split('/').at(-1) ?? ''];
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      <Primary />
      <Controls />
      {notes && <Notes notes={notes} />}
      {size && (
        <>
          <h2>Size</h2>
          <p>
            {size.script} kB of code and {size.style} kB of styles (gzip) in addition to React and the theme, if it is the only
            component of a page. Components share most of it. Measured by <code>npm run bench -- --part kit</code>; a test fails
            if it grows.
          </p>
        </>
      )}
      <Stories includePrimary={false} />
    </>
  );
}

function Notes({ notes: { dos, donts, keys, announces, machine, clause } }: { readonly notes: ComponentNotes }) {
  return (
    <>
      <h2>When and how to use it</h2>
      <Bullets items={dos} />
      <h2>When not to use it</h2>
      <Bullets items={donts} />
      <h2>Accessibility</h2>
      {keys && (
        <table>
          <thead>
            <tr>
              <th scope="col">Key</th>
              <th scope="col">What it does</th>
            </tr>
          </thead>
          <tbody>
            {Object.entries(keys).map(([key, effect]) => (
              <tr key={key}>
                <th scope="row">
                  <kbd>{key}</kbd>
                </th>
                <td>{effect}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <Bullets items={announces} />
      {(machine || clause) && <h2>Related specifications</h2>}
      {machine && (
        <p>
          Its behavior on the site is described by the statechart <code>{machine}</code> (
          <code>specs/statecharts/{machine}.table.yaml</code>).
        </p>
      )}
      {clause && <p>Specification: {clause}.</p>}
    </>
  );
}

function Bullets({ items }: { readonly items: readonly string[] }) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
