import '../dialog.css';
import { Button } from 'react-aria-components/Button';
import { Form } from 'react-aria-components/Form';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components/Modal';
import { FieldError, Input, Label, Text, TextField } from 'react-aria-components/TextField';

export default function Order({ name, onClose }) {
  return (
    <ModalOverlay className="veil" isOpen isDismissable onOpenChange={onClose}>
      <Modal className="dialog">
        <Dialog>
          <Heading slot="title">Start {name}</Heading>
          <Form onSubmit={onClose}>
            <TextField className="field" type="email" name="email" isRequired>
              <Label>E-mail</Label>
              <Input />
              <Text slot="description">For the receipt.</Text>
              <FieldError />
            </TextField>
            <Button type="submit" className="button">
              Continue
            </Button>
          </Form>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
