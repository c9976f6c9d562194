import type { Person } from '@duneline/machines';
import * as t from '@duneline/specs/messages/checkout';
import { Button, ComboBox, Form, FormSummary, TextField } from '@duneline/ui';
import { useMemo, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { countryName } from '../../lib/format/countryName.ts';
import { countryOptions, isRestricted } from './countries.ts';
import { isEmail } from './isEmail.ts';
import type { Checkout } from './useCheckout.ts';
import * as css from './checkout.css.ts';

export interface ContactStepProps {
  readonly checkout: Checkout;
  readonly person: Person | null | undefined;
}

/** The buyer and the billing country; restricted countries are rejected here, before the payment. */
export function ContactStep({ checkout: { view, change, send }, person }: ContactStepProps) {
  const { email, fullName, country } = view.order;
  const [isSent, setIsSent] = useState(false);
  const errors = useMemo(() => {
    const found: Record<string, string> = {};
    if (isSent && !isEmail(email)) found['email'] = t.emailError;
    if (isSent && fullName.trim() === '') found['fullName'] = t.fullNameError;
    if (isSent && country === '') found['country'] = t.countryError;
    if (isRestricted(country)) found['country'] = t.countryRestricted({ country: countryName(country) });
    return found;
  }, [isSent, email, fullName, country]);

  function submit() {
    setIsSent(true);
    const isRight = isEmail(email) && fullName.trim() !== '' && country !== '' && !isRestricted(country);
    if (isRight) send({ type: 'step.continue' });
  }

  return (
    <Form className={css.fields} onSubmit={submit} aria-labelledby="contact">
      {isSent && <FormSummary validationErrors={errors} title={t.repair} />}
      <Account person={person} email={email} />
      <TextField
        name="email"
        type="email"
        label={t.emailLabel}
        description={t.emailHint}
        autoComplete="email"
        maxLength={254}
        value={email}
        onChange={(text) => change({ email: text })}
        errorMessage={errors['email']}
        isRequired
      />
      <TextField
        name="fullName"
        label={t.fullNameLabel}
        autoComplete="name"
        maxLength={120}
        value={fullName}
        onChange={(text) => change({ fullName: text })}
        errorMessage={errors['fullName']}
        isRequired
      />
      <ComboBox
        name="country"
        label={t.countryLabel}
        items={countryOptions}
        selectedKey={country || null}
        onSelectionChange={(code) => change({ country: code ?? '' })}
        errorMessage={errors['country']}
        emptyLabel={t.countryNone}
        isRequired
      />
      <Button type="submit" variant="primary" size="lg">
        {t.continueToMethod}
      </Button>
    </Form>
  );
}

/** The signed-in user, or links to sign in or up; this browser keeps the basket meanwhile. */
function Account({ person, email }: { readonly person: Person | null | undefined; readonly email: string }) {
  const { pathname, search } = useLocation();
  const returnTo = `?returnTo=${encodeURIComponent(pathname + search)}`;
  if (person === undefined) return null;
  if (person) return <p className={css.note}>{t.signedInAs({ name: person.email ?? person.phone ?? '' })}</p>;
  return (
    <p className={css.note}>
      {t.accountLead} <Link to={`/login${returnTo}`}>{t.signIn}</Link> {t.accountOr}{' '}
      <Link to={`/signup${returnTo}`} state={{ email }}>
        {t.createAccount}
      </Link>
      . {t.accountKept}
    </p>
  );
}
