import { statecharts, type StatechartName } from '@duneline/specs/statecharts';
import { routes } from '@duneline/specs/site';
import type { Coverage } from '@duneline/statechart-viewer';
import { StatechartPlayer, type Place } from '@duneline/statechart-viewer/player';
import { Heading, List, Stack } from '@duneline/ui';
import type { AnyStateMachine } from 'xstate';

export interface MachinePageProps {
  name: StatechartName;
  machine: AnyStateMachine;
  places: readonly Place[];
  run: { readonly coverage: Coverage; readonly at: string } | null;
  /** Ids of the routes whose screens use it, or all of them. */
  screens: readonly string[] | 'every';
  /** Ids of the stories that show a page, by path. */
  pageStories: Readonly<Record<string, string>>;
  /** The walk in Storybook's address. */
  walk: string;
  onWalk: (walk: string) => void;
}

/** A machine's page: its interactive chart with the coverage of the last test run, and the screens that use it. */
export function MachinePage({ name, machine, places, run, screens, pageStories, walk, onWalk }: MachinePageProps) {
  const used = screens === 'every' ? [] : routes.filter(({ id }) => screens.includes(id));
  return (
    <Stack gap={32}>
      <StatechartPlayer
        machine={machine}
        table={statecharts[name]}
        places={places}
        coverage={run?.coverage}
        testedAt={run?.at}
        onOpen={import.meta.env.DEV ? openInEditor : undefined}
        walk={walk}
        onWalk={onWalk}
      />
      {screens === 'every' && <p>Every page of the site uses it.</p>}
      {used.length > 0 && (
        <section>
          <Heading level={3} size="md">
            Screens that use it
          </Heading>
          <List>
            {used.map(({ id, path, title }) => (
              <ScreenLink key={id} title={`${title}, ${path}`} story={pageStories[path]} />
            ))}
          </List>
        </section>
      )}
    </Stack>
  );
}

function ScreenLink({ title, story }: { title: string; story: string | undefined }) {
  return (
    <li>
      {story === undefined ? (
        title
      ) : (
        // The page is in a frame of Storybook.
        <a href={`?path=/story/${story}`} target="_top">
          {title}
        </a>
      )}
    </li>
  );
}

/** Vite's development server opens files in the running editor. */
function openInEditor({ file, line = 1 }: Place) {
  void fetch(`/__open-in-editor?file=${encodeURIComponent(`${file}:${line}`)}`);
}
