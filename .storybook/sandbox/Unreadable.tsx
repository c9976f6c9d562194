import { Alert, Button, Code, Container, CopyButton, Inline, Stack } from '@duneline/ui';

interface UnreadableProps {
  readonly code: string;
  readonly problem: string;
  readonly onBegin: () => void;
}

/** Shown if the page in the URL is invalid; the URL is preserved until the user starts anew. */
export function Unreadable({ code, problem, onBegin }: UnreadableProps) {
  return (
    <Container width="text">
      <Stack>
        <Alert tone="danger" title="The page in this address cannot be read.">
          {problem} Nothing is lost: the address stays as it is until you begin a new page.
        </Alert>
        <Code aria-label="What the address holds">{code}</Code>
        <Inline>
          <CopyButton text={code} label="Copy it" />
          <Button variant="quiet" onPress={onBegin}>
            Begin a new page
          </Button>
        </Inline>
      </Stack>
    </Container>
  );
}
