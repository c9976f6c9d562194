import { toBase64Url } from '../jwt/base64url.ts';
import { sha256 } from '@noble/hashes/sha2.js';
import type { Project } from '../project.ts';
import { randomUuid } from '../random.ts';
import { AuthError } from './AuthError.ts';
import type { CodeChallenge } from './pkce.ts';
import type { AuthFlowState, AuthUser } from './rows.ts';
import { flowStates } from './tables.ts';

const lifetimeMs = 300_000;

/** A new flow. */
export interface NewFlow {
  /** `null` until the user is known. */
  readonly userId: string | null;
  readonly provider: string;
  /** The method for the session's `amr` claim. */
  readonly method: string;
  /** The PKCE challenge; `null` for the implicit flow. */
  readonly challenge: CodeChallenge | null;
  readonly referrer?: string;
  readonly linkingTargetId?: string;
}

/**
 * Stores the state of a sign-in that continues on another page.
 * @throws AuthError `unexpected_failure` for an unknown challenge method, as in GoTrue
 */
export function startFlow(project: Project, flow: NewFlow): AuthFlowState {
  const { challenge } = flow;
  return flowStates(project).insert({
    id: randomUuid(project.random),
    user_id: flow.userId,
    auth_code: challenge === null ? null : randomUuid(project.random),
    code_challenge: challenge?.challenge ?? null,
    code_challenge_method: challenge === null ? null : readMethod(challenge.method),
    provider_type: flow.provider,
    authentication_method: flow.method,
    provider_access_token: null,
    provider_refresh_token: null,
    auth_code_issued_at: null,
    referrer: flow.referrer ?? null,
    linking_target_id: flow.linkingTargetId ?? null,
    created_at: new Date(project.clock.now()).toISOString(),
  });
}

function readMethod(method: string): 's256' | 'plain' {
  const known = method.toLowerCase();
  if (known === 's256' || known === 'plain') return known;
  throw new AuthError(500, 'unexpected_failure', 'Unexpected failure, please check server logs for more information');
}

/** Issues the code of the user's latest flow with this method. @throws AuthError `flow_state_not_found` */
export function issueAuthCode(project: Project, user: AuthUser, method: string): string {
  const flow = flowStates(project).find({ user_id: user.id, authentication_method: method }).at(-1);
  const code = flow?.auth_code ?? null;
  if (flow === undefined || code === null) {
    const message = 'No associated flow state found. 422: No valid flow state found for user.';
    throw new AuthError(400, 'flow_state_not_found', message);
  }
  const time = new Date(project.clock.now()).toISOString();
  flowStates(project).update({ id: flow.id }, { auth_code_issued_at: time });
  return code;
}

/** Whether a flow is older than five minutes. For magic links the time starts when the code is issued. */
export function isFlowExpired(project: Project, flow: AuthFlowState): boolean {
  const isMagicLink = flow.authentication_method === 'magiclink';
  const start = (isMagicLink ? flow.auth_code_issued_at : null) ?? flow.created_at;
  return project.clock.now() > Date.parse(start) + lifetimeMs;
}

/** Whether a PKCE verifier matches the flow's challenge. */
export function matchesChallenge(flow: AuthFlowState, verifier: string): boolean {
  const isPlain = flow.code_challenge_method === 'plain';
  return flow.code_challenge === (isPlain ? verifier : toBase64Url(sha256(new TextEncoder().encode(verifier))));
}
