import { useContext, useEffect, useId, useRef, type MouseEvent, type RefObject } from 'react';
import type { ElementProps } from '../element/ElementProps.ts';
import { pickElementProps } from '../element/pickElementProps.ts';
import { useGivenRef } from '../element/useGivenRef.ts';
import { alert, icon, words } from '../Alert/Alert.css.ts';
import { FormErrors } from '../Form/FormErrors.ts';
import { Icon } from '../Icon/Icon.tsx';
import { warning } from '../Icon/icons.ts';
import { Link } from '../Link/Link.tsx';
import { useTexts } from '../KitProvider/kitContext.ts';
import { focusField } from './focusField.ts';
import * as css from './FormSummary.css.ts';

export interface FormSummaryProps extends ElementProps {
  /**
   * Errors by field name or element id, in the order of the fields. Nothing is shown without errors. @default those of the `Form`
   */
  validationErrors?: Readonly<Record<string, string | string[]>>;
  /** @default 'Check these fields' */
  title?: string;
}

const none = {};

/**
 * Lists all errors of a form as links to their fields, at the top of the form. It is focused when it appears after a submission,
 * and after each further one that fails, but never while the user corrects fields.
 */
export function FormSummary(given: FormSummaryProps) {
  const ofForm = useContext(FormErrors);
  const validationErrors = given.validationErrors ?? ofForm ?? none;
  const hasErrors = Object.keys(validationErrors).length > 0;
  const place = useRef<HTMLSpanElement>(null);
  const section = useRef<HTMLElement>(null);
  const isDue = useRef(hasErrors);

  useEffect(() => {
    const form = place.current?.closest('form');
    const send = () => {
      isDue.current = true;
    };
    // Errors may come back while a field is corrected: half an address is no address. A press of the submit button comes before its
    // submission.
    const correct = () => {
      isDue.current = false;
    };
    form?.addEventListener('submit', send);
    for (const event of ['click', 'input']) form?.addEventListener(event, correct, true);
    return () => {
      form?.removeEventListener('submit', send);
      for (const event of ['click', 'input']) form?.removeEventListener(event, correct, true);
    };
  }, []);

  useEffect(() => {
    if (!isDue.current || !section.current) return;
    section.current.focus();
    isDue.current = false;
  }, [validationErrors]);

  return (
    <>
      {/* Always there, to find the form. */}
      <span ref={place} hidden />
      {hasErrors && <Shown {...given} {...{ validationErrors, section }} />}
    </>
  );
}

interface ShownProps extends FormSummaryProps {
  readonly validationErrors: NonNullable<FormSummaryProps['validationErrors']>;
  readonly section: RefObject<HTMLElement | null>;
}

function Shown({ section, ...given }: ShownProps) {
  const { validationErrors, title = 'Check these fields', ref, ...element } = useTexts('FormSummary', given);
  const titleId = useId();
  useGivenRef(ref, section);

  const go = (event: MouseEvent<HTMLAnchorElement>, name: string) => {
    event.preventDefault();
    focusField(event.currentTarget.closest('form'), name);
  };

  return (
    <section
      {...pickElementProps(element)}
      ref={section}
      tabIndex={-1}
      aria-labelledby={titleId}
      className={alert({ tone: 'danger' })}
    >
      <span className={icon({ tone: 'danger' })}>
        <Icon of={warning} size={18} />
      </span>
      <div className={words}>
        <strong id={titleId}>{title}</strong>
        <ul role="list" className={css.list}>
          {Object.entries(validationErrors).map(([name, messages]) => (
            <li key={name}>
              <Link href={`#${name}`} onClick={(event) => go(event, name)}>
                {typeof messages === 'string' ? messages : messages.join(' ')}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
