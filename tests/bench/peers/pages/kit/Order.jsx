import { Button, Dialog, Form, TextField } from '@duneline/ui';

export default function Order({ name, onClose }) {
  return (
    <Dialog isOpen onOpenChange={onClose} size="sm" title={`Start ${name}`}>
      <Form onSubmit={onClose}>
        <TextField label="E-mail" description="For the receipt." type="email" name="email" isRequired />
        <Button type="submit" variant="primary">
          Continue
        </Button>
      </Form>
    </Dialog>
  );
}
