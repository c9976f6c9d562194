import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useId } from 'react';

export default function Order({ name, onClose }) {
  const id = useId();
  return (
    <Dialog open onClose={onClose} aria-labelledby={id}>
      <DialogTitle id={id}>Start {name}</DialogTitle>
      <form onSubmit={onClose}>
        <DialogContent>
          <TextField label="E-mail" helperText="For the receipt." type="email" name="email" required fullWidth />
        </DialogContent>
        <DialogActions>
          <Button type="submit">Continue</Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
