import type { Project } from '../../project.ts';
import { AuthError } from '../AuthError.ts';
import { isFlowExpired } from '../flow.ts';
import type { AuthFlowState } from '../rows.ts';
import { flowStates, users } from '../tables.ts';
import { isUuid } from '../uuidParam.ts';

/**
 * Finds the flow of a provider's `state`.
 * @throws AuthError `bad_oauth_callback`, `bad_oauth_state`, `flow_state_already_used` or `user_not_found`
 */
export function findFlow(project: Project, state: string): AuthFlowState {
  if (state === '') throw new AuthError(400, 'bad_oauth_callback', 'OAuth state parameter missing');
  if (!isUuid(state)) throw badState('parameter is invalid');
  const flow = flowStates(project).first({ id: state.toLowerCase() });
  if (flow === undefined) throw badState('not found or expired');
  if (isFlowExpired(project, flow)) throw badState('has expired');
  if (flow.auth_code !== null && flow.user_id !== null) {
    throw new AuthError(400, 'flow_state_already_used', 'State has already been used');
  }
  const target = flow.linking_target_id;
  if (target !== null && users(project).first({ id: target }) === undefined) {
    throw new AuthError(422, 'user_not_found', 'Linking target user not found');
  }
  return flow;
}

function badState(reason: string): AuthError {
  return new AuthError(400, 'bad_oauth_state', `OAuth state ${reason}`);
}
