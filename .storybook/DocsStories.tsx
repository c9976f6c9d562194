import { Anchor, Canvas, Description, DocsContext, Heading, Subheading } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';

interface ShownStory {
  readonly parameters: { readonly picture?: unknown };
  readonly storyGlobals: object;
}

/** Globals that change the whole page: a story that sets one needs a document of its own. */
const ofPage = ['theme', 'contrast', 'motion', 'scenario', 'persona'];

/** Whether a story would cover or change the documentation page around it: an overlay, or a setting of the page. */
const needsFrame = ({ parameters, storyGlobals }: ShownStory) =>
  parameters.picture === 'page' || ofPage.some((name) => name in storyGlobals);

const place = (story: ShownStory) => (needsFrame(story) ? { inline: false, height: '480px' } : {});

function useStories() {
  return useContext(DocsContext)
    .componentStories()
    .filter(({ tags }) => tags.includes('autodocs'));
}

/** The first story, whose arguments the controls change. */
export function FirstStory() {
  const [story] = useStories();
  return (
    story && (
      <Anchor storyId={`primary--${story.id}`}>
        <Canvas of={story.moduleExport} withToolbar story={{ ...place(story), __primary: true }} />
      </Anchor>
    )
  );
}

/** The other stories, each with its code. */
export function OtherStories() {
  const [, ...stories] = useStories();
  return (
    stories.length > 0 && (
      <>
        <Heading>Stories</Heading>
        {stories.map((story) => (
          <Anchor key={story.id} storyId={story.id}>
            <Subheading>{story.name}</Subheading>
            <Description of={story.moduleExport} />
            <Canvas of={story.moduleExport} story={{ ...place(story), __forceInitialArgs: true }} />
          </Anchor>
        ))}
      </>
    )
  );
}
