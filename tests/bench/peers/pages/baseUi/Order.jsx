import '../dialog.css';
import { Button } from '@base-ui/react/button';
import { Dialog } from '@base-ui/react/dialog';
import { Field } from '@base-ui/react/field';
import { Form } from '@base-ui/react/form';

export default function Order({ name, onClose }) {
  return (
    <Dialog.Root open onOpenChange={onClose}>
      <Dialog.Portal>
        <Dialog.Backdrop className="veil" />
        <Dialog.Popup className="dialog">
          <Dialog.Title>Start {name}</Dialog.Title>
          <Form onFormSubmit={onClose}>
            <Field.Root className="field" name="email">
              <Field.Label>E-mail</Field.Label>
              <Field.Control type="email" required />
              <Field.Description>For the receipt.</Field.Description>
              <Field.Error />
            </Field.Root>
            <Button type="submit" className="button">
              Continue
            </Button>
          </Form>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
