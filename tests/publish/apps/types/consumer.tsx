import { initialPricingSelectorView, themeMachine, type LifecycleFacts, type PricingSelectorView } from '@duneline/machines';
import { compareTable } from '@duneline/machines/testing';
import { Button, fontFiles, Money, Select, type ButtonProps, type SelectProps } from '@duneline/ui';
import { brandTheme } from '@duneline/ui/brand';
import '@duneline/ui/style.css';
import { media, vars } from '@duneline/ui/theme';
import { createActor } from 'xstate';

const variant: ButtonProps['variant'] = 'primary';
const items: SelectProps['items'] = [{ id: 'usd', label: 'US dollars' }];
const actor = createActor(themeMachine, { input: { stored: null } });
actor.send({ type: 'theme.set', theme: 'light' });

// @ts-expect-error: declarations that were lost would let anything through.
actor.send({ type: 'theme.set', theme: 'sepia' });

// @ts-expect-error: there is no such variant.
export const wrong = <Button variant="loud">Buy</Button>;

export const page = (
  <>
    <Select label="Currency" items={items} />
    <Button variant={variant} onPress={(event) => event.currentTarget.blur()}>
      Buy for <Money cents={9900} />
    </Button>
  </>
);

export const used: readonly unknown[] = [brandTheme, compareTable, fontFiles, initialPricingSelectorView, media, vars.color.text];
export type Used = LifecycleFacts['catalogue']['programs'][number]['id'] | PricingSelectorView;
