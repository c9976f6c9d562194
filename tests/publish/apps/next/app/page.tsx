import { Button, Heading, Link, Money, Select, Stack, TextField } from '@duneline/ui';
import { vars } from '@duneline/ui/theme';

export default function Page() {
  return (
    <Stack>
      <Heading level={1}>Plans</Heading>
      <p style={{ color: vars.color.muted }}>
        From <Money cents={9900} />
      </p>
      <Select label="Currency" items={[{ id: 'usd', label: 'US dollars' }]} />
      <TextField label="E-mail" type="email" />
      <Button variant="primary">Buy</Button>
      <Link href="/rules">Rules</Link>
    </Stack>
  );
}
