import { withRetry } from '../remote/withRetry.ts';
import { isRefused, isTimedOut, LostAnswer } from './ServiceError.ts';

/**
 * Sends a change. If its answer is lost, because the connection broke, nothing came in time or somebody else answered, the change may
 * have been made nevertheless: what is stored is then read before anything is said.
 * @param find what the change would have answered, if it is found to be made; otherwise `null` or `false`
 * @throws {LostAnswer} if it was not made, or if that could not be found out; the error of a refusal
 */
export async function confirmChange<Answer, Found>(
  send: () => Promise<Answer>,
  find: () => Promise<Found>,
): Promise<Answer | Exclude<Found, null | false>> {
  try {
    return await send();
  } catch (error) {
    if (isRefused(error)) throw error;
    const found = await withRetry(find, (problem) => !isRefused(problem) && !isTimedOut(problem)).catch((problem: unknown) => {
      throw new LostAnswer(false, problem);
    });
    if (found === null || found === false) throw new LostAnswer(true, error);
    return found as Exclude<Found, null | false>;
  }
}
