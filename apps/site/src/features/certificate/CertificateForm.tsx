import * as t from '@duneline/specs/messages/certificate';
import { Button, Form, TextField } from '@duneline/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { certificateAddress, idFromText } from '../../lib/certificate/certificateAddress.ts';
import * as css from './Certificate.css.ts';

/** A field for the URL or the id of a certificate. */
export function CertificateForm({ isFirst }: { readonly isFirst: boolean }) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const check = () => {
    const id = idFromText(typed);
    setIsMissing(id === null);
    if (id !== null) void navigate(certificateAddress(id));
  };
  return (
    <section className={css.panel} aria-labelledby="check">
      <h2 id="check" className={css.title}>
        {isFirst ? t.title : t.another}
      </h2>
      <noscript>
        <p>{t.noScript}</p>
      </noscript>
      <Form validationBehavior="aria" className={css.form} onSubmit={check}>
        <TextField
          name="certificate"
          label={t.idLabel}
          description={t.idHint}
          errorMessage={isMissing ? t.idMissing : undefined}
          autoComplete="off"
          maxLength={2000}
          value={typed}
          onChange={(text) => {
            setIsMissing(false);
            setTyped(text);
          }}
        />
        <Button type="submit" variant="primary">
          {t.check}
        </Button>
      </Form>
    </section>
  );
}
