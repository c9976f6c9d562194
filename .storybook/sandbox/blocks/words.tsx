import { Alert, Button, Heading, Inline, Quote, Text } from '@duneline/ui';
import { choice, flag, longText, text } from '../fields.ts';
import { kind } from '../Kind.ts';

const levels = { '1': 1, '2': 2, '3': 3, '4': 4 } as const;

export const heading = kind({
  label: 'Heading',
  fields: { words: text('Words', 'A heading'), level: choice('Level', ['1', '2', '3', '4'], '2') },
  draw: ({ words, level }) => <Heading level={levels[level]}>{words}</Heading>,
});

export const paragraph = kind({
  label: 'Text',
  fields: {
    words: longText('Words', 'Say what it is, for whom, and what happens next.'),
    size: choice('Size', ['xs', 'sm', 'md', 'lg'], 'md'),
    tone: choice('Tone', ['text', 'muted', 'accent', 'success', 'danger'], 'text'),
    isMeasured: flag('Lines of 54 characters at most', true),
  },
  draw: ({ words, ...look }) => <Text {...look}>{words}</Text>,
});

export const button = kind({
  label: 'Button',
  fields: {
    words: text('Words', 'Start challenge'),
    variant: choice('Variant', ['primary', 'secondary', 'quiet', 'danger'], 'primary'),
    size: choice('Size', ['lg', 'md', 'sm'], 'md'),
    isDisabled: flag('Disabled'),
    isPending: flag('Pending'),
  },
  draw: ({ words, ...look }) => (
    <Inline>
      <Button {...look}>{words}</Button>
    </Inline>
  ),
});

export const alert = kind({
  label: 'Alert',
  fields: {
    title: text('Title', 'What happened.'),
    words: text('Words', 'What to do.'),
    tone: choice('Tone', ['info', 'success', 'warning', 'danger'], 'info'),
  },
  draw: ({ title, words, tone }) => (
    <Alert tone={tone} title={title}>
      {words}
    </Alert>
  ),
});

export const quote = kind({
  label: 'Quote',
  fields: {
    words: longText('Words', 'What was said.'),
    by: text('By', 'A name, sample'),
    size: choice('Size', ['md', 'lg'], 'lg'),
  },
  draw: ({ words, ...source }) => <Quote {...source}>{words}</Quote>,
});
