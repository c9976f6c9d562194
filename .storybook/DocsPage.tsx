import { Canvas, Controls, Description, Source, Subtitle, Title, useOf } from '@storybook/addon-docs/blocks';
import sizes from '../packages/ui/sizes.json';
import { FirstStory, OtherStories } from './DocsStories.tsx';
import { otherNames } from './kit/otherNames.ts';
import type { Component } from './kit/readComponents.ts';
import type { ComponentNotes } from './notes.ts';

const recorded: Readonly<Record<string, { readonly script: number; readonly style: number } | undefined>> = sizes;

/** The documentation page of a component: a playground with its props, usage, accessibility, size and stories. */
export function DocsPage() {
  const { preparedMeta, csfFile } = useOf('meta', ['meta']);
  const notes: ComponentNotes | undefined = preparedMeta.parameters['notes'];
  const name = preparedMeta.title.split('/').at(-1) ?? '';
  const size = recorded[name];
  const playground = Object.values(csfFile.stories).find(({ tags }) => tags?.includes('playground'));
  const component: Component | undefined = playground?.parameters?.['kitComponent'];
  const also = otherNames[name];
  const hasPlayground = playground !== undefined && !isOverlay(name, { ...csfFile.meta.args, ...playground.args });
  return (
    <>
      <Title />
      <Subtitle />
      {component ? <p>{component.description}</p> : <Description />}
      {also && <p>Other kits call it: {also.join(', ')}.</p>}
      {component && <Source language="tsx" code={`import { ${name} } from '@duneline/ui';`} />}
      {hasPlayground ? <Canvas of={playground.moduleExport} /> : <FirstStory />}
      {playground ? <Controls of={playground.moduleExport} /> : <Controls />}
      {component && (
        <p>
          It also takes <code>id</code>, <code>ref</code>, every <code>aria-*</code> and <code>data-*</code>
          {component.takesAttributes && ', and the events of its HTML element'}. <a href={`manual/${name}.md`}>As Markdown</a>
        </p>
      )}
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
      {hasPlayground && <FirstStory />}
      <OtherStories />
    </>
  );
}

/** Whether the playground opens over the page, and would cover it; a Lightbox is opened by the index of a picture. */
function isOverlay(name: string, args: object): boolean {
  return name === 'Lightbox' || ('isOpen' in args && args.isOpen === true);
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
