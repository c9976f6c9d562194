import * as t from '@duneline/specs/messages/admin-review';
import * as users from '@duneline/specs/messages/admin-users';
import { Alert, Badge, Button, OneTimeCode, TextArea, TextField } from '@duneline/ui';
import { problemOf } from '../../../lib/query/problemOf.ts';
import * as css from '../business.css.ts';
import { FactorProblem } from '../FactorProblem.tsx';
import type { OpenDecision } from './OpenDecision.ts';
import type { Confirmation } from './useConfirmation.ts';

/** What a decision requires, and what went wrong when it was sent. */
export function DecisionFields({
  decision,
  confirmation,
}: {
  readonly decision: OpenDecision;
  readonly confirmation: Confirmation;
}) {
  const { text, needsCode = false, reasons = [] } = decision;
  const { asks, error, setText, setCode, isTextMissing, isCodeMissing } = confirmation;
  const field = asks && {
    label: asks.label,
    description: asks.help,
    maxLength: asks.longest ?? 300,
    value: confirmation.text,
    onChange: setText,
    errorMessage: isTextMissing ? asks.missing : undefined,
  };
  const doubt = confirmation.text.trim() === '' ? null : (asks?.doubtOf?.(confirmation.text) ?? null);
  return (
    <>
      {error !== null && (needsCode ? <FactorProblem error={error} /> : <DecisionProblem error={error} />)}
      {text && <p>{text}</p>}
      {decision.fields}
      {field && (asks?.isOneLine ? <TextField {...field} /> : <TextArea {...field} />)}
      <output>{doubt !== null && <Badge tone="warning">{doubt}</Badge>}</output>
      {reasons.length > 0 && (
        <ul aria-label={t.usualReasons} className={css.reasons}>
          {reasons.map((reason) => (
            <li key={reason.name}>
              <Button size="sm" onPress={() => setText(reason.text)}>
                {reason.name}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {needsCode && (
        <OneTimeCode
          label={users.code}
          description={users.codeHelp}
          onChange={setCode}
          errorMessage={isCodeMissing ? users.codeMissing : undefined}
        />
      )}
    </>
  );
}

function DecisionProblem({ error }: { readonly error: unknown }) {
  const { title, text } = problemOf(error);
  return (
    <Alert tone="danger" title={title}>
      {text}
    </Alert>
  );
}
