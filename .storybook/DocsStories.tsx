import { Anchor, Canvas, Description, DocsContext, Heading, Subheading } from '@storybook/addon-docs/blocks';
import { useContext, useEffect, useRef, useState, type ComponentProps, type ReactNode } from 'react';

interface ShownStory {
  readonly parameters: { readonly picture?: unknown; readonly docs?: { readonly story?: { readonly inline?: boolean } } };
  readonly storyGlobals: object;
}

/** Globals that change the whole page: a story that sets one needs a document of its own. */
const ofPage = ['theme', 'contrast', 'motion', 'scenario', 'persona'];

const frameHeight = 480;

/** Whether a story would cover, change or scroll the documentation page around it: an overlay, a setting of the page, a focus. */
const needsFrame = ({ parameters, storyGlobals }: ShownStory) =>
  parameters.picture === 'page' || parameters.docs?.story?.inline === false || ofPage.some((name) => name in storyGlobals);

interface StoryCanvasProps {
  readonly story: ShownStory & { readonly moduleExport: ComponentProps<typeof Canvas>['of'] };
  readonly options: object;
  readonly withToolbar?: boolean;
}

/** A story with its code, in a frame if it needs one. */
function StoryCanvas({ story, options, withToolbar = false }: StoryCanvasProps) {
  if (!needsFrame(story)) return <Canvas of={story.moduleExport} story={options} withToolbar={withToolbar} />;
  const framed = { ...options, inline: false, height: `${frameHeight}px` };
  return (
    <WhenInView>
      <Canvas of={story.moduleExport} story={framed} withToolbar={withToolbar} />
    </WhenInView>
  );
}

/** Loads a frame when it comes into view: overlays take the focus, and would scroll the page away from its beginning. */
function WhenInView({ children }: { readonly children: ReactNode }) {
  const [isInView, setIsInView] = useState(false);
  const room = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const observer = new IntersectionObserver((entries) =>
      setIsInView((was) => was || entries.some((entry) => entry.isIntersecting)),
    );
    if (room.current) observer.observe(room.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={room} style={{ minBlockSize: frameHeight }}>
      {isInView && children}
    </div>
  );
}

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
        <StoryCanvas story={story} options={{ __primary: true }} withToolbar />
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
            <StoryCanvas story={story} options={{ __forceInitialArgs: true }} />
          </Anchor>
        ))}
      </>
    )
  );
}
