import { CopyButton, Grid, Icon, Inline, Text, type IconShape } from '@duneline/ui';
import * as icons from '../../packages/ui/src/Icon/icons.ts';

/** Every icon with its name, and a button that copies its import. */
export function IconTable() {
  return (
    <Grid columns={3} phoneColumns={1} gap={8}>
      {Object.entries<IconShape>(icons).map(([name, shape]) => (
        <Inline key={name} gap={12}>
          <Icon of={shape} size={24} />
          <Text as="span" size="sm">
            {name}
          </Text>
          <CopyButton text={`import { ${name} } from '@duneline/ui';`} aria-label={`Copy the import of ${name}`} />
        </Inline>
      ))}
    </Grid>
  );
}
