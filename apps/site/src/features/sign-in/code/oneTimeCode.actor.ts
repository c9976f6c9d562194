import {
  oneTimeCodeMachine,
  viewOfOneTimeCode,
  type OneTimeCodeEvent,
  type OneTimeCodeInput,
  type OneTimeCodeView,
} from '@duneline/machines';
import { createActor, fromPromise } from 'xstate';
import { sendCode, verifyCode, type CodePurpose } from '../../../lib/backend/oneTimeCodes.ts';
import type { FlowStarter } from '../../../lib/flow/createFlow.ts';

export interface OneTimeCodeOptions {
  readonly input: OneTimeCodeInput;
  readonly purpose: CodePurpose;
  /** URL of this site that the mailed link redirects to. */
  readonly comeBackTo: string;
}

/** Starts the entry of a code with the auth service. */
export function startOneTimeCode({
  input,
  purpose,
  comeBackTo,
}: OneTimeCodeOptions): FlowStarter<OneTimeCodeView, OneTimeCodeEvent> {
  return (onView) => {
    const actor = createActor(
      oneTimeCodeMachine.provide({
        actors: {
          sendCode: fromPromise(() => sendCode(purpose, comeBackTo)),
          verifyCode: fromPromise(({ input: { code, challenge } }) => verifyCode(purpose, code, challenge)),
        },
      }),
      { input },
    );
    actor.subscribe((snapshot) => onView(viewOfOneTimeCode(snapshot)));
    return actor.start();
  };
}
