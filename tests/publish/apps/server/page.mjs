// What the server draws and the browser takes over: plain modules, no JSX, no bundler on the server.
import { Button, Disclosure, Heading, Money, Select, Stack, Switch, Tabs, TextField } from '@duneline/ui';
import { createElement as h } from 'react';

export function page() {
  return h(
    Stack,
    null,
    h(Heading, { level: 1 }, 'Plans'),
    h(Money, { cents: 9900 }),
    h(Tabs, { 'aria-label': 'Size', items: [{ id: 's', label: 'Small', content: 'A small one.' }] }),
    h(Select, { label: 'Currency', items: [{ id: 'usd', label: 'US dollars' }] }),
    h(TextField, { label: 'E-mail', type: 'email' }),
    h(Switch, null, 'Remind me'),
    h(Disclosure, { title: 'May I change my mind?' }, 'Yes.'),
    h(Button, { variant: 'primary' }, 'Buy'),
  );
}
