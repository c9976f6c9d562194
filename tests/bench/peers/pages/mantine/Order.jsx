import { Button, Modal, Stack, TextInput } from '@mantine/core';

export default function Order({ name, onClose }) {
  return (
    <Modal opened onClose={onClose} title={`Start ${name}`}>
      <Stack component="form" onSubmit={onClose}>
        <TextInput label="E-mail" description="For the receipt." type="email" name="email" required />
        <Button type="submit">Continue</Button>
      </Stack>
    </Modal>
  );
}
