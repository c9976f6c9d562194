import * as t from '@duneline/specs/messages/account';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import type { Identifier } from '../../lib/backend/session.ts';
import { authSentence } from './authSentence.ts';
import { readIdentifier } from './identifier.ts';

export interface AuthFields {
  readonly identifier: Identifier;
  /** As it was typed. */
  readonly typed: string;
  readonly password: string;
  readonly name: string;
}

/** A form that talks to the auth service: pending state, one sentence on failure that takes the focus, and nothing typed is lost. */
export function useAuthForm(submit: (fields: AuthFields) => Promise<void>) {
  const [isPending, setIsPending] = useState(false);
  const [sentence, setSentence] = useState<string | null>(null);
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (sentence !== null) alert.current?.focus();
  }, [sentence, isPending]);

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isPending) return;
    const data = new FormData(event.currentTarget);
    const typed = text(data, 'identifier');
    const password = text(data, 'password');
    setSentence(null);
    if (!typed.trim() || !password) return setSentence(t.errorMissing);
    const identifier = readIdentifier(typed);
    if (!identifier) return setSentence(t.errorIdentifierShape);
    setIsPending(true);
    try {
      await submit({ identifier, typed: typed.trim(), password, name: text(data, 'name').trim() });
    } catch (error) {
      setSentence(authSentence(error));
    } finally {
      setIsPending(false);
    }
  }

  return { isPending, sentence, alert, onSubmit };
}

function text(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
}
