import { Button, Dialog, Flex, Text, TextField } from '@radix-ui/themes';
import { useId } from 'react';

export default function Order({ name, onClose }) {
  const id = useId();
  return (
    <Dialog.Root open onOpenChange={onClose}>
      <Dialog.Content aria-describedby={undefined}>
        <Dialog.Title>Start {name}</Dialog.Title>
        <form onSubmit={onClose}>
          <Flex direction="column" gap="3">
            <Text as="label" htmlFor={id}>
              E-mail
            </Text>
            <TextField.Root id={id} type="email" name="email" required aria-describedby={`${id}-note`} />
            <Text id={`${id}-note`} size="2" color="gray">
              For the receipt.
            </Text>
            <Button>Continue</Button>
          </Flex>
        </form>
      </Dialog.Content>
    </Dialog.Root>
  );
}
